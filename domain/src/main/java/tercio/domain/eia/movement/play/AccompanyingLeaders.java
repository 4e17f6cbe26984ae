package tercio.domain.eia.movement.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Leaders move with corps of their power, and stay with one (EIA-7.3.3.4). */
final class AccompanyingLeaders {

    private static final String RULE = "EIA-7.3.3.4";

    private AccompanyingLeaders() {}

    /** The leaders of a corps's power that stand with it. */
    static List<LeaderPiece> leadersWith(EiaWarView board, Corps corps) {
        return board.state().leadersAt(corps.at()).stream().filter(leader -> leader.power() == corps.power()).toList();
    }

    /** Whether all leaders must go along, because no other corps of their power stays. */
    static boolean allMustGo(EiaWarView board, Corps corps) {
        return board.state().corpsAt(corps.at()).stream().noneMatch(other -> other.power() == corps.power() && !other.id().equals(corps.id()));
    }

    /** The reason why these leaders cannot go along; empty if they can. */
    static Optional<Refusal> refusal(EiaWarView board, Corps corps, List<EiaLeaderId> going) {
        var there = leadersWith(board, corps);
        var ids = there.stream().map(LeaderPiece::id).toList();
        var stranger = going.stream().filter(id -> !ids.contains(id)).findFirst();
        if (stranger.isPresent()) {
            return Optional.of(Refusal.of(RULE, Sentence.of("eia.refused.no-leader").with("leader", new Text(stranger.get().value())).with("who", CampaignNames.power(corps.power())).with("corps", CampaignNames.corps(corps.id()))));
        }
        if (going.stream().distinct().count() < going.size()) {
            return Optional.of(Refusal.of(RULE, Sentence.of("eia.refused.leader-twice")));
        }
        if (allMustGo(board, corps) && going.size() < ids.size()) {
            return Optional.of(Refusal.of(RULE, Sentence.of("eia.refused.leaders-cannot-stay").with("leaders", CampaignNames.leaders(ids)).with("corps", CampaignNames.corps(corps.id()))));
        }
        return Optional.empty();
    }

    /** The sets of leaders that are offered: all, and nobody where somebody else stays. */
    static List<List<EiaLeaderId>> leaderChoices(EiaWarView board, Corps corps) {
        var all = leadersWith(board, corps).stream().map(LeaderPiece::id).toList();
        return all.isEmpty() || allMustGo(board, corps) ? List.of(all) : List.of(List.of(), all);
    }

    /** A label with the leaders who go along. */
    static Sentence.Keyed withLeaders(Sentence.Keyed label, List<EiaLeaderId> leaders) {
        return label.with("led", !leaders.isEmpty()).with("leaders", CampaignNames.leaders(leaders));
    }
}
