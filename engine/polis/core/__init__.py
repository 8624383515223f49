"""What every game shares: matches, questions, randomness, records, errors, messages."""
