package tercio.domain.eu.sea.interception.play;

import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.NavyAtStart;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.interception.InterceptionStation;
import tercio.domain.eu.land.interception.SeaInterception;
import tercio.domain.eu.land.movement.BlockadeEscape;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.sea.ships.play.Admirals;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.Success;

/**
 * The inputs of an attempt to intercept at sea, taken from the board: the modifiers of the roll, and the blockade that must be escaped
 * before it.
 */
public final class SeaInterceptionInputs {

    private SeaInterceptionInputs() {}

    /** The attempt of a stack on a voyage, as the board stands. */
    public static SeaInterception.Attempt attempt(WarView board, NavalStack stack, Voyage voyage) {
        var state = board.state();
        var moving = state.sailing(voyage.stack()).orElseThrow();
        var ships = state.sailing(stack.id()).orElse(stack);
        var watch = new InterceptionStation(board.map(), stack.at());
        return new SeaInterception.Attempt(Admirals.maneuver(board, ships), Admirals.maneuver(board, moving),
                technologyLead(board, stack.country(), moving.country()), state.navalTechnology(stack.country()), watch.station(),
                Optional.ofNullable(stack.action()).flatMap(NavalAction::blockadedPort).isPresent(), watch.isInZone(voyage.position()),
                watch.landing(voyage.position(), SeaInterceptors.announcedLanding(voyage)), state.badWeather());
    }

    /** The inputs by which an attempt was ruled, while the voyage is under way. */
    static EuQuestion question(WarView board, StackId interceptor, Voyage voyage) {
        var stack = board.state().fleet(interceptor).orElseThrow();
        return new EuQuestion.CatchAtSea(attempt(board, stack, voyage), stack.country(), board.state().fleet(voyage.stack()).orElseThrow().country());
    }

    /** The levels by which a country is ahead on the naval track (AMB-24). Reading: not at all of one without a navy, whose leader is caught alone. */
    private static int technologyLead(WarView board, CountryId country, CountryId caught) {
        int own = navyLevel(board, country).orElseThrow();
        return own - navyLevel(board, caught).orElse(own);
    }

    private static Optional<Integer> navyLevel(WarView board, CountryId country) {
        return board.state().scenario().countries().get(country).navy().map(NavyAtStart::level);
    }

    /**
     * The stack that blockades the port out of which the interceptor comes; empty if it lies at sea or in an open port. Reading: an
     * interception out of a blockaded port takes the roll to escape first, as every way out of it does (EU-BLOCKADE-ESCAPE).
     */
    static Optional<NavalStack> blockader(WarView board, NavalStack stack) {
        return board.map().sea(stack.at()).isPresent() ? Optional.empty() : Ports.blockader(board, stack.at(), board.state().allianceOf(stack));
    }

    /** Whether the attempt succeeds, with what must be escaped before it. */
    static Distribution<Boolean> odds(WarView board, NavalStack stack, Voyage voyage) {
        var roll = SeaInterception.roll(board.tables());
        var caught = roll.procedure().distribution(roll.start(attempt(board, stack, voyage))).map(SingleRoll.RollState::result).map(Success::isSuccess);
        return blockader(board, stack).map(blockader -> {
            var escape = BlockadeEscape.roll(board.tables());
            return escape.procedure().distribution(escape.start(Admirals.escape(board, board.state().sailing(stack.id()).orElse(stack), blockader))).map(SingleRoll.RollState::result)
                    .then(result -> result == BlockadeEscape.Result.ESCAPED ? caught : Distribution.certain(false));
        }).orElse(caught);
    }
}
