"""The cities as they are printed, written from the data of the game and not from the engine."""

# Every city by age and colour with its six slots: top left, top centre, top right, and the bottom
# row. Icons are castle (k), crown, leaf, bulb, factory, clock (t), person; bonuses are their value
# (A, B, C above 9); - is the picture. What acts or counts is + plus, < > ^ arrow, = unsplay,
# u uplift, x junk an achievement, F flag, O fountain.
PRINTED_CITIES = """
1 red athens=b+-bbl chang-an=l+-llc thebes=cb-ccb
1 yellow damascus=ck-ccc linzi=kk-cck uruk=kk-ckk
1 green babylon=bu-bbc jerusalem=kk-bbk memphis=kk-lkk
1 blue atlantis=lk-lll troy=cx-cck yin=kk-llk
1 purple ephesus=c+-cck hattusa=lk-llk mohenjo-daro=l+-llk
2 red sparta=kx-fkk tikal=kk-l4k
2 yellow nineveh=ll-lc2 teotihuacan=ll-l3k
2 green marseille=cc-2ck nanjing=3k-ckk
2 blue alexandria=c+-2cb carthage=c+-bcc
2 purple luoyang=bu-bl2 rome=2b-bbk
3 red barcelona=4+-kck delhi=b<-lbb
3 yellow jakarta=lx-cll kaifeng=k<-lkk
3 green baghdad=c<-cb3 venice=f+-ccc
3 blue cordoba=f<-ffb hangzhou=bu-bbk
3 purple constantinople=k<-c3k mecca=ll-5cl
4 red milan=f+-fub tenochtitlan=k<-k4b
4 yellow beijing=k<-kkl lisbon=f+-f+l
4 green calicut=5l-cll manila=c<-4cl
4 blue frankfurt=b+-b+f madrid=b<-bbc
4 purple florence=c<-bb4 seville=cx-ccb
5 red algiers=cF-bb5 zurich=fx-ffb
5 yellow hoi-an=7c-ccl osaka=lb-lbb
5 green amsterdam=k+-luk stockholm=fF-c5c
5 blue boston=f+-b+b naples=b+-b+l
5 purple gdansk=cF-5fc tokyo=kF-ktk
6 red philadelphia=f+-t+t tehran=fF-c>c
6 yellow dublin=fx-l>f paris=lF-lt7
6 green bombay=6>-cll rio-de-janeiro=fF-7fc
6 blue berlin=fF-f>b edinburgh=b+-f+b
6 purple new-york-city=b+-cuc vienna=b>-b6c
7 red lyon=cF-f>f montreal=fx-f+c
7 yellow melbourne=77-7lc st-petersburg=lF-f>l
7 green london=f>-tut toronto=77-7tl
7 blue johannesburg=77-7bc munich=b>-t+b
7 purple san-francisco=c9-b99 washington=fF-b>b
8 red kuala-lumpur=fO-ftf los-angeles=99-f9b
8 yellow chicago=88-8tl shanghai=lO-cll
8 green hamburg=cx-ttt sao-paulo=88-8cl
8 blue chongqing=f+-fub kyiv=f+-t+f
8 purple buenos-aires=99-t9b vancouver=c+-b+b
9 red dallas=f^-t+t perth=AA-fAc
9 yellow guadalajara=l^-t+t miami=99-c9l
9 green santiago=99-9tb sydney=bO-c^c
9 blue houston=AA-tAc taipei=tO-t^b
9 purple hong-kong=f^-tuf moscow=lO-bxl
10 red seoul=p=-p^p singapore=f+-Afc
10 yellow copenhagen=l=-t^l dubai=A+-ctc
10 green bangkok=tB-cBB tel-aviv=b=-t^t
10 blue atlanta=A+-ttb bangalore=l=-l^b
10 purple brussels=fx-pff lagos=l=-b^b
11 red guangzhou=cO-fOf warsaw=t=-Bbt
11 yellow nairobi=fO-lOl shenzhen=B=-ttt
11 green beirut=c=-pcB riyadh=tC-CcC
11 blue prague=bO-bOt seattle=f=-fBp
11 purple brisbane=pB-BBl lima=b=-lBb
"""
HIGHEST_BONUS = 12
# the slots that a covered city shows besides the picture, by the way its pile is splayed
COVERED_CITY = {"left": (5,), "right": (0, 3), "up": (3, 4, 5), "aslant": (0, 3, 4, 5)}
ACTING = (1, 4)  # the slots whose symbols act, in this order
