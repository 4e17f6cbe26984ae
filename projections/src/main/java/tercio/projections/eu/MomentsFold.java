package tercio.projections.eu;

import java.util.List;
import java.util.stream.Collectors;
import org.pcollections.HashTreePSet;
import org.pcollections.PSet;
import org.pcollections.PVector;
import org.pcollections.TreePVector;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.BattleEvent.BattleJoined;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.RoundEvent.ImpulseBegan;
import tercio.domain.eu.game.RoundEvent.RoundBegan;
import tercio.domain.eu.game.RoundEvent.TurnEnded;
import tercio.domain.eu.game.SiegeEvent.AssaultFought;
import tercio.domain.eu.game.SiegeEvent.FortressUndermined;
import tercio.domain.eu.game.SiegeEvent.SiegesBegan;
import tercio.projections.BoardFold;
import tercio.projections.Moment;
import tercio.projections.Moments;
import tercio.projections.Opening;
import tercio.projections.Projection;

/** Rounds, impulses, battles, and the first blow of each siege in a round. */
record MomentsFold(EuMilitary rules) implements Projection<MomentsFold.Marked> {

    /** @param struck provinces whose siege has its moment in this siege segment */
    record Marked(List<List<String>> alliances, PVector<Moment> moments, PSet<String> struck) implements Moments {

        private Marked mark(RecordedEvent event, String kind, String label) {
            return new Marked(alliances, moments.plus(new Moment(event.position(), kind, label)), struck);
        }

        private Marked siege(RecordedEvent event, String province) {
            return struck.contains(province) ? this
                    : new Marked(alliances, moments, struck.plus(province)).mark(event, "siege", "Siege of " + Telling.city(province));
        }
    }

    @Override
    public String name() {
        return "moments";
    }

    /** What was set up without a die, the first round and its first impulse, has no event of its own. */
    @Override
    public Marked empty(Opening opening) {
        var board = new BoardFold<>(rules).empty(opening);
        var moments = TreePVector.singleton(new Moment(1, "turn", "Turn " + board.scenario().turn()));
        if (board.box() != null) {
            moments = moments.plus(new Moment(1, "round", board.box().label()));
        }
        if (board.phase() instanceof Phase.Campaigns campaigns) {
            moments = moments.plus(new Moment(1, "impulse", impulse(board.members(board.allianceAt(campaigns.turnOf())))));
        }
        return new Marked(board.scenario().alliances(), moments, HashTreePSet.empty());
    }

    private static String impulse(List<String> members) {
        return "Impulse of " + members.stream().map(Nation::of).collect(Collectors.joining(" and "));
    }

    @Override
    public Marked evolve(Marked marked, RecordedEvent event) {
        return switch (event.fact()) {
            case RoundBegan began -> marked.mark(event, "round", began.box().label());
            case ImpulseBegan began -> marked.mark(event, "impulse", impulse(marked.alliances().get(began.alliance())));
            case BattleJoined joined -> marked.mark(event, "battle", "Battle of " + Telling.place(joined.province()));
            case SiegesBegan began -> new Marked(marked.alliances(), marked.moments(), HashTreePSet.empty());
            case FortressUndermined undermined -> marked.siege(event, undermined.province());
            case AssaultFought fought -> marked.siege(event, fought.province());
            case TurnEnded ended -> marked.mark(event, "turn", "End of the turn");
            default -> marked;
        };
    }
}
