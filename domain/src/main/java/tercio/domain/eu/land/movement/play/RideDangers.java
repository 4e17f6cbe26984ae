package tercio.domain.eu.land.movement.play;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.interception.play.InterceptionRisks;
import tercio.domain.eu.land.interception.play.Interceptions;
import tercio.domain.game.MovePreview;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence.Keyed;
import tercio.domain.sentence.Sentence;

/**
 * The dangers of a leader who rides alone (EU-MOVE-LEADER): he is safe out of the reach of enemies, or with friendly troops unbesieged beside
 * him.
 */
final class RideDangers {

    /**
     * The risks of a ride.
     *
     * @param escapes the chance that nobody catches him
     */
    record Risks(List<MovePreview.Risk> risks, BigDecimal escapes) {}

    private final WarView board;
    private final Stack stack;
    private final Alliance alliance;
    private final Map<SpaceId, Optional<Keyed>> met = new HashMap<>();
    private final Map<SpaceId, Optional<Keyed>> caught = new HashMap<>();

    RideDangers(WarView board, Stack stack) {
        this.board = board;
        this.stack = stack;
        alliance = board.state().allianceOf(stack);
    }

    /** The reason why a leader alone may die in the province; empty where he cannot. */
    Optional<Keyed> danger(SpaceId province, SpaceId from) {
        var meets = enemiesMet(province);
        if (meets.isPresent() || !board.stacksInField(province, alliance).isEmpty()) {
            return meets;
        }
        var known = caught.get(province);
        if (known == null) {
            known = interceptionDanger(province, from);
            caught.put(province, known);
        }
        return known;
    }

    /** The enemies in the province among whom he dies; empty where there are none, or friends protect him. */
    Optional<Keyed> enemiesMet(SpaceId province) {
        var known = met.get(province);
        if (known == null) {
            known = LoneRides.enemiesMet(board, province, alliance, List.of());
            met.put(province, known);
        }
        return known;
    }

    private Optional<Keyed> interceptionDanger(SpaceId province, SpaceId from) {
        return board.neighbours(province).stream().noneMatch(road -> !board.enemiesInField(road.to(), alliance).isEmpty())
                ? Optional.empty()
                : interceptor(province, from).map(catcher -> Sentence.of("eu.movement.danger").with("danger", "interception")
                        .with("stack", SentenceNames.stack(board.state(), catcher.id())).with("where", SentenceNames.place(province)));
    }

    /** The first stack that could intercept in the province one LD that comes alone. */
    private Optional<Stack> interceptor(SpaceId province, SpaceId from) {
        var ridden = boardWithRider(List.of(), province, from);
        var move = Interceptions.moveUnderWay(ridden.state()).orElseThrow();
        return board.state().alliancesInOrder().stream().flatMap(others -> Interceptions.eligibleStacks(ridden, move, others).stream()).findFirst();
    }

    /** The board where one LD has come to the province alone, when the enemy is asked about an interception. */
    private WarView boardWithRider(List<LeaderId> leaders, SpaceId province, SpaceId from) {
        var rider = stack.part(new StackId(stack.id() + ".alone"), Units.of(0, 0, 1), 0, leaders).afterEntering(province, from);
        var move = Move.starting(rider.id(), from, List.of(province)).afterEntering(from, province, 0, false);
        return new WarView(board.state().withNewStack(rider).withPhase(((Movement) board.state().phase()).withMove(move)), board.map(), board.tables());
    }

    /** The risks of a leader on a ride. */
    Risks risks(LeaderId leader, List<SpaceId> path) {
        var risks = new ArrayList<MovePreview.Risk>();
        var missing = new HashMap<String, BigDecimal>();
        var at = stack.province();
        for (var next : path) {
            if (board.map().sea(next).isPresent()) {
                for (var each : LeadersAtSea.risks(board, leader, stack, next)) {
                    risks.add(each.risk());
                    missing.merge(each.risk().by(), each.missing(), BigDecimal::min);
                }
            } else if (board.stacksInField(next, alliance).isEmpty()) {
                for (var each : InterceptionRisks.of(boardWithRider(List.of(leader), next, at))) {
                    risks.add(each.risk());
                    missing.merge(each.risk().by(), each.missing(), BigDecimal::min);
                }
            }
            at = next;
        }
        return new Risks(risks, missing.values().stream().reduce(BigDecimal.ONE, BigDecimal::multiply));
    }
}
