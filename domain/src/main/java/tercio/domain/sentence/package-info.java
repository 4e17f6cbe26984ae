/**
 * Sentences as data. A rulebook says what happened: a key of the catalogs and typed arguments. How it reads in a language stands in the
 * catalogs, one for each chapter and language, which people write and review who read no Java. Nothing is parsed back from a text.
 *
 * <p>A chapter moves as a whole. Sentences of a chapter that has not moved yet are {@link tercio.domain.sentence.Sentence.Written}: their
 * English text, as it always was.
 */
package tercio.domain.sentence;
