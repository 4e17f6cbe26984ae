package tercio.domain.eu.turn.precedence.play;

import static tercio.domain.eu.common.game.SentenceNames.country;

import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells who of several allies acts next. The catalogs of {@code eu.precedence} say how it reads. */
record PrecedenceNarration(EuState board) {

    Sentence of(PrecedenceEvent event, List<Step> explanation) {
        return switch (event) {
            case PrecedenceEvent.PrecedenceClaimed e -> say("claims", e.country()).with("what", Contenders.actionOf(board));
            case PrecedenceEvent.PrecedenceYielded e -> say("agrees", e.country());
            case PrecedenceEvent.PrecedenceDecided e -> {
                var rolls = explanation.stream().filter(step -> !step.dice().isEmpty()).flatMap(step -> roll(step).stream()).toList();
                yield say("decided", e.country()).with("what", Contenders.actionOf(board)).with("rolled", !rolls.isEmpty()).with("rolls", new Items(rolls));
            }
        };
    }

    private static Keyed say(String key, CountryId who) {
        return Sentence.of("eu.precedence." + key).with("who", country(who));
    }

    /** A roll of one of the countries at war: the step is called after it. */
    private List<Argument> roll(Step step) {
        return board.countries().keySet().stream().filter(id -> step.step().equals("claim of " + id)).findFirst()
                .<List<Argument>>map(id -> List.of(new Phrase(say("roll", id).with("die", step.dice().getFirst())))).orElse(List.of());
    }
}
