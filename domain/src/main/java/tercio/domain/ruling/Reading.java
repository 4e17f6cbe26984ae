package tercio.domain.ruling;

import java.util.List;

/**
 * A place where the rulebook is unclear or contradicts itself, as a named choice.
 *
 * @param id stable name, such as {@code EU-ASSAULT-CAP}
 * @param choices at least two, each a short name
 * @param standard the choice that holds when a game or an adjudication names none; one of {@code choices}
 * @param why what speaks for the standard choice
 */
public record Reading(String id, Citation rule, List<String> choices, String standard, String why) {
    public Reading {
        choices = List.copyOf(choices);
        if (!choices.contains(standard)) {
            throw new IllegalArgumentException(id + ": the default is none of the choices");
        }
    }
}
