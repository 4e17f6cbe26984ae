package tercio.adapters.adjudication;

import tercio.domain.sentence.Sentence;

/**
 * One thing that is wrong with a request.
 *
 * @param pointer JSON pointer to the wrong value, or to the place where the missing one belongs
 * @param message to be read after the pointer
 */
public record RequestFault(String pointer, Sentence message) {}
