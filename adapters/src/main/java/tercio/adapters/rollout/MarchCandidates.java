package tercio.adapters.rollout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import tercio.adapters.archive.BoardThing;
import tercio.domain.game.Command;
import tercio.domain.game.Decision;
import tercio.domain.game.Event;
import tercio.domain.game.Option;

/**
 * The marches that a computer player thinks of: its strongest troops attack an opponent where they are strong enough, and go back from places that others hold to the
 * nearest own one. Fleets are left where they are: a board does not show what a voyage costs before it is over.
 *
 * @param odds the least strength for each unit of strength that stands where a move goes
 */
record MarchCandidates(double odds) {

    /** The number of the strongest pieces that are thought of. */
    private static final int PIECES = 2;
    /** The number of attacks of a piece that are thought of. */
    private static final int ATTACKS = 3;

    /** Some marches that answer a decision. */
    @SuppressWarnings("unchecked") // a ruleset offers its own commands
    <S, C extends Command, E extends Event> List<C> of(PlayedPosition<S, C, E> position, Decision decision, IntUnaryOperator below) {
        var troops = new HashMap<String, BoardThing>();
        var things = position.fold().standings(position.board());
        things.stream().filter(thing -> thing.size() != null && thing.size() > 0 && isOfTroops(thing)).forEach(thing -> troops.put(thing.thing(), thing));
        var holders = position.fold().holders(position.board());
        var strongest = decision.movers().stream().filter(troops::containsKey)
                .sorted(Comparator.comparingInt((String piece) -> -troops.get(piece).size()).thenComparing(piece -> piece)).limit(PIECES).toList();
        var marches = new ArrayList<C>();
        for (var piece : strongest) {
            var of = troops.get(piece);
            var moves = position.moves(piece).stream().filter(move -> move.move() != null).toList();
            var strongEnough = moves.stream().filter(move -> move.move().active() && of.size() >= odds * enemies(position, things, decision.party(), move)).toList();
            Drawn.some(strongEnough, ATTACKS, ATTACKS, below).forEach(move -> marches.add((C) move.command()));
            if (isHeldByOthers(position, holders, of.place(), decision.party())) {
                moves.stream().filter(move -> !move.move().active() && !isHeldByOthers(position, holders, move.move().to(), decision.party()))
                        .min(Comparator.comparingInt(move -> move.move().cost())).ifPresent(back -> marches.add((C) back.command()));
            }
        }
        return marches;
    }

    private static <S> boolean isHeldByOthers(PlayedPosition<S, ?, ?> position, Map<String, String> holders, String place, String party) {
        return holders.containsKey(place) && !position.fold().isAllied(position.board(), holders.get(place), party);
    }

    static boolean isOfTroops(BoardThing thing) {
        return thing.kind().equals("stack") || thing.kind().equals("corps");
    }

    /** Troops, and the levels of a fortress or the garrison of a city: a siege by too few only costs them. */
    private static <S> int enemies(PlayedPosition<S, ?, ?> position, List<BoardThing> things, String party, Option move) {
        return things.stream().filter(thing -> (isOfTroops(thing) || isOfWalls(thing)) && thing.size() != null && thing.place().equals(move.move().to())
                && !position.fold().isAllied(position.board(), thing.party(), party)).mapToInt(BoardThing::size).sum();
    }

    private static boolean isOfWalls(BoardThing thing) {
        return thing.kind().equals("fortress") || thing.kind().equals("city");
    }
}
