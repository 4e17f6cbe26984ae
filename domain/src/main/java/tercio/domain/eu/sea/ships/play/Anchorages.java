package tercio.domain.eu.sea.ships.play;

import java.util.Optional;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.movement.MovementReadings;
import tercio.domain.eu.sea.ships.FleetPlaces;
import tercio.domain.eu.world.convoy.ConvoyKind;
import tercio.domain.sentence.Sentence;

/**
 * The places where naval stacks may lie between moves, however they came there, and the number of their counters. The reader of scenarios and the adjustments of the host refuse what
 * play does not reach, and nothing else.
 */
public final class Anchorages {

    private Anchorages() {}

    /** The reason why the ships of a stack and of its companions cannot lie where they are; empty if they can. */
    public static Optional<Sentence.Keyed> wrongPlace(WarView board, NavalStack alone) {
        var stack = SeaCompany.together(board.state(), alone);
        var where = SentenceNames.place(stack.at());
        if (board.map().sea(stack.at()).isPresent()) {
            return Seas.canLie(board, stack, stack.at()) ? Optional.empty() : Optional.of(Sentence.of("eu.fault.cannot-lie").with("where", where));
        }
        return Ports.canReceive(board, stack, stack.at()) || isLevantConvoy(alone) && board.state().fortress(stack.at()) != null || mayLieOn(board, stack) ? Optional.empty()
                : Optional.of(Sentence.of("eu.fault.port-not-friendly").with("port", where).with("who", SentenceNames.country(stack.country())));
    }

    /** Says why a naval stack cannot be one. */
    public static Sentence.Keyed tooManyCounters() {
        return Sentence.of("eu.fault.one-stack");
    }

    /** Ships in a port that their alliance does not hold have lost it: by the other choice of the reading EU-PORT-LOST they stay there, however large the stack. */
    private static boolean mayLieOn(WarView board, NavalStack stack) {
        return board.state().readings().is(MovementReadings.PORT_LOST, MovementReadings.LIE_ON) && Ports.hasHarbour(board, stack.at())
                && !board.isControlledBy(stack.at(), board.state().allianceOf(stack));
    }

    /** The Levant convoy is built in a port of Turkey. */
    private static boolean isLevantConvoy(NavalStack stack) {
        return stack.convoys().stream().anyMatch(convoy -> convoy.kind() == ConvoyKind.LEVANT);
    }

    /** The reason why a stack and its companions cannot be one; empty if they can. */
    public static Optional<Sentence.Keyed> sizeFault(WarView board, NavalStack stack) {
        var company = SeaCompany.of(board.state(), stack);
        var period = Period.of(board.state().scenario().period());
        boolean fits = company.size() > 1 ? Blockaders.canBeOneStack(board, company)
                : FleetPlaces.from(board.tables()).fitOneStack(stack.shipsWithoutConvoys(), stack.convoys().size(), stack.country(), board.tables().armyClasses().of(stack.country(), period), period);
        return fits ? Optional.empty() : Optional.of(tooManyCounters());
    }
}
