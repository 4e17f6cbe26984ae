package tercio.domain.ruling;

import tercio.domain.sentence.Sentence;

/** A result of a rule that an explanation says in words, and so in the language of its reader. */
public interface SpokenResult {

    /** The result as a sentence of the catalogs. */
    Sentence.Keyed sentence();
}
