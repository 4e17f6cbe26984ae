package tercio.domain.ruling;

import java.util.List;

/**
 * A named choice between interpretations where the rulebook is unclear or contradicts itself.
 *
 * @param id stable name, such as {@code EU-ASSAULT-CAP}
 * @param choices at least two, each a short name
 * @param standard the default, for a game or an adjudication that names no choice; one of {@code choices}
 * @param why the reason for the default
 */
public record Reading(String id, Citation rule, List<String> choices, String standard, String why) {

    /** Of a rule that may be followed or not. */
    public static final String ON = "on";
    public static final String OFF = "off";

    public Reading {
        choices = List.copyOf(choices);
        if (!choices.contains(standard)) {
            throw new IllegalArgumentException(id + ": the default is none of the choices");
        }
    }

    /**
     * A choice of two.
     *
     * @param rule the citation of the rule that is unclear
     */
    public static Reading between(String id, String rule, String why, String standard, String other) {
        return new Reading(id, Citation.of(rule), List.of(standard, other), standard, why);
    }
}
