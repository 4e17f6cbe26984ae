package tercio.domain.eu.turn.leader.play;

import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.fleet;
import static tercio.domain.eu.common.game.SentenceNames.leader;
import static tercio.domain.eu.common.game.SentenceNames.leaderAndCountry;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.stack;

import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.turn.leader.play.LeaderCommand.Posting;
import tercio.domain.eu.turn.leader.play.LeaderEvent.HierarchyBroken.Below;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the events of leaders between battles. The catalogs of {@code eu.leaders} say how they read. */
record LeaderNarration(EuState board) {

    Sentence of(LeaderEvent event) {
        return switch (event) {
            case LeaderEvent.LeaderReturned e -> say("returned").with("leader", leader(board, e.leader())).with("first", LeadersReturn.comesFirst(board, e.leader()))
                    .with("stack", post(e.stack()));
            case LeaderEvent.LeaderPlaced e -> say("takes-command").with("leader", leader(board, e.leader())).with("stack", stack(board, e.stack()))
                    .with("where", place(board.stacks().get(e.stack()).province()));
            case LeaderEvent.LeaderSettled e -> say("settles").with("leader", leader(board, e.leader())).with("where", place(e.province()));
            case LeaderEvent.LeadersMissing e -> say("missing").with("leaders", new Items(e.lost().stream().map(lost -> leaderAndCountry(board, lost)).toList()));
            case LeaderEvent.LeaderDrawn e -> say("drawn").with("leader", SentenceNames.leader(LeaderEvolution.drawnLeader(board, e))).with("rank", new Text(e.rank()))
                    .with("country", country(e.country())).with("lost", leader(board, e.lost()));
            case LeaderEvent.LeaderWithdrawn e -> say("withdrawn").with("leader", leader(board, e.leader()))
                    .with("country", country(board.leader(e.leader()).orElseThrow().leader().country()));
            case LeaderEvent.RedeploymentBegan e -> say("winter");
            case LeaderEvent.LeadersRedeployed e -> say("redeployed").with("who", country(e.country()))
                    .with("postings", new Items(e.postings().stream().map(this::posting).toList()));
            case LeaderEvent.HierarchyBroken e -> say("hierarchy").with("who", country(e.country())).with("breaches", new Items(e.breaches().stream().map(this::below).toList()));
            case LeaderEvent.PashaFollowed e -> say("pasha").with("leader", leader(board, e.leader())).with("stack", stack(board, e.stack()));
            case LeaderEvent.VizierRolled e -> say("vizier").with("leader", leader(board, e.leader())).with("manoeuvre", e.maneuver()).with("fire", e.fire())
                    .with("shock", e.shock()).with("siege", e.siege());
            case LeaderEvent.VizierForgotten e -> say("vizier-forgotten").with("leader", leader(board, e.leader()));
            case LeaderEvent.RedeploymentEnded e -> say("stay").with("who", country(e.country()));
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eu.leaders." + key);
    }

    private Argument posting(Posting posting) {
        var id = posting.stack();
        return new Phrase(say("posting").with("leader", leader(board, posting.leader())).with("stack", post(id))
                .with("where", place(board.fleet(id).map(ships -> ships.at()).orElseGet(() -> board.stacks().get(id).province()))));
    }

    /** A stack of troops or of ships. */
    private Argument post(StackId id) {
        return board.fleet(id).isPresent() ? fleet(board, id) : stack(board, id);
    }

    private Argument below(Below below) {
        return new Phrase(say("below").with("better", leader(board, below.better())).with("ld", below.ld()).with("worse", leader(board, below.worse()))
                .with("more", below.worseLd()));
    }
}
