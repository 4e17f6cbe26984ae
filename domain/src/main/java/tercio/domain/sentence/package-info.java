/**
 * Sentences as data. A rulebook says what happened: a key of the catalogs and typed arguments. The words in a language stand in the
 * catalogs, one for each chapter and language, which people write and review who read no Java. Nothing is parsed back from a text.
 *
 * <p>A rulebook without catalogs says {@link tercio.domain.sentence.Sentence.Written} texts, which read alike in all languages.
 */
package tercio.domain.sentence;
