package tercio.adapters.rollout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.function.IntUnaryOperator;
import tercio.adapters.archive.BoardThing;
import tercio.domain.game.Command;
import tercio.domain.game.Decision;
import tercio.domain.game.Event;
import tercio.domain.game.Option;

/**
 * The attacks that a computer player thinks of: moves of its strongest troops against an opponent, to places where they are strong enough. Fleets are left where they
 * are: a board does not show what a voyage costs before it is over.
 *
 * @param odds the least strength for each unit of strength that stands where a move goes
 */
record Attacks(double odds) {

    /** So many of the strongest pieces are thought of. */
    private static final int PIECES = 3;
    /** So many attacks of a piece are thought of. */
    private static final int MOVES = 4;

    /** Some attacks that answer a decision. */
    @SuppressWarnings("unchecked") // a ruleset offers its own commands
    <S, C extends Command, E extends Event> List<C> of(PlayedPosition<S, C, E> position, Decision decision, IntUnaryOperator below) {
        var sizes = new HashMap<String, Integer>();
        var things = position.fold().standings(position.board());
        things.stream().filter(thing -> thing.size() != null && isOfTroops(thing)).forEach(thing -> sizes.put(thing.thing(), thing.size()));
        var strongest = decision.movers().stream().filter(piece -> sizes.getOrDefault(piece, 0) > 0)
                .sorted(Comparator.comparingInt((String piece) -> -sizes.get(piece)).thenComparing(piece -> piece)).limit(PIECES).toList();
        var attacks = new ArrayList<C>();
        for (var piece : strongest) {
            var strongEnough = position.moves(piece).stream().filter(move -> move.move() != null && move.move().active())
                    .filter(move -> sizes.get(piece) >= odds * enemies(position, things, decision.party(), move)).toList();
            Drawn.some(strongEnough, MOVES, MOVES, below).forEach(move -> attacks.add((C) move.command()));
        }
        return attacks;
    }

    private static boolean isOfTroops(BoardThing thing) {
        return thing.kind().equals("stack") || thing.kind().equals("corps");
    }

    private static <S> int enemies(PlayedPosition<S, ?, ?> position, List<BoardThing> things, String party, Option move) {
        return things.stream().filter(thing -> isOfTroops(thing) && thing.size() != null && thing.place().equals(move.move().to())
                && !position.fold().isAllied(position.board(), thing.party(), party)).mapToInt(BoardThing::size).sum();
    }
}
