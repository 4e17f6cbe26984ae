package tercio.domain.eia;

import java.util.List;
import java.util.Optional;
import tercio.domain.dice.DieName;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaPrintedNames;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.KnownCorps;
import tercio.domain.eia.common.game.SiegeDuty;
import tercio.domain.eia.sequence.EiaChapters;
import tercio.domain.game.GameWords;
import tercio.domain.game.Importance;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/** The account of a land phase: its events, dice and names in words, and the fights that it tells as one. */
interface EiaWords extends GameWords<EiaState, EiaEvent> {

    @Override
    default Sentence sentence(EiaState before, EiaEvent event, List<Step> explanation) {
        return KnownCorps.asReadBy(before, EiaChapters.sentence(before, event, explanation));
    }

    @Override
    default Importance importance(EiaEvent event) {
        return EiaChapters.importance(event);
    }

    @Override
    default boolean quiet(EiaEvent event) {
        return EiaChapters.quiet(event);
    }

    /** A combat, or a fight for a city, from its first event to its last. */
    @Override
    default Optional<String> passage(EiaState before, EiaState after) {
        return fight(before).or(() -> fight(after));
    }

    private static Optional<String> fight(EiaState board) {
        return board.combats().fought().map(combat -> "combat " + combat.area())
                .or(() -> board.duties().stream().filter(SiegeDuty.SiegeFight.class::isInstance).map(duty -> "siege " + ((SiegeDuty.SiegeFight) duty).area()).findFirst());
    }

    @Override
    default String sideTitle(String side) {
        return Power.of(side).map(Power::title).orElse(side);
    }

    @Override
    default List<Argument> bearersOf(String english) {
        return EiaPrintedNames.bearersOf(english);
    }

    @Override
    default Sentence dieLabel(EiaState state, DieName die) {
        return EiaChapters.dieTitle(die);
    }
}
