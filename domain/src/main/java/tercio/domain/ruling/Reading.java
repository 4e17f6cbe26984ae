package tercio.domain.ruling;

import java.util.List;
import java.util.Optional;

/**
 * A named choice between interpretations where the rulebook is unclear or contradicts itself.
 *
 * @param id stable name, such as {@code EU-ASSAULT-CAP}
 * @param choices at least two, each a short name
 * @param standard the default, for a game or an adjudication that names no choice; one of {@code choices}
 * @param why the reason for the default
 * @param dispute the different practice of groups of players; empty where hardly anybody plays otherwise
 */
public record Reading(String id, Citation rule, List<String> choices, String standard, String why, Optional<Dispute> dispute) {

    /** The choice to follow a rule; {@link #OFF} is the choice not to. */
    public static final String ON = "on";
    public static final String OFF = "off";

    public Reading {
        choices = List.copyOf(choices);
        if (!choices.contains(standard)) {
            throw new IllegalArgumentException(id + ": the default is none of the choices");
        }
        if (dispute.isPresent() && dispute.get().says().size() != choices.size()) {
            throw new IllegalArgumentException(id + ": each choice has one consequence");
        }
    }

    /** A reading over which groups of players do not differ. */
    public Reading(String id, Citation rule, List<String> choices, String standard, String why) {
        this(id, rule, choices, standard, why, Optional.empty());
    }

    /**
     * This reading with the dispute over it.
     *
     * @param others the practice of other texts and other groups
     * @param says the consequence of each choice, that of the default first
     */
    public Reading withDispute(String others, String... says) {
        return new Reading(id, rule, choices, standard, why, Optional.of(new Dispute(List.of(says), others)));
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
