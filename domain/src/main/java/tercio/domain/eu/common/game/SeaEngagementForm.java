package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Map;
import java.util.Set;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.sea.battle.SeaStanding;
import tercio.domain.eu.sea.battle.SeaTerms;
import tercio.domain.game.SealedChoices;
import tercio.domain.map.SpaceId;

/** The form in which a battle at sea is hashed: the parts of all its stages side by side. Their names stay as they are for ever. */
record SeaEngagementForm(
        SpaceId zone, boolean interception, List<StackId> phasing, List<StackId> nonPhasing, String step, Map<Side, FirstLine> lines, SeaTerms terms,
        SeaStanding standing, Set<Side> done, SpaceId port, List<SpaceId> way, Map<Side, Integer> afloat, StackId follower, boolean evaded, SealedChoices<FirstLine> sealed, ChaseForm pursuit,
        List<LeaderId> missionaries) {

    /** The form of a chase under way. */
    private record ChaseForm(StackId stack, SpaceId at, SpaceId to, boolean stopped, int thirds) {

        static ChaseForm of(SeaChase chase) {
            return switch (chase) {
                case SeaChase.NoChase _, SeaChase.Arrived _ -> null;
                case SeaChase.Sailing(var stack, var at, var thirds) -> new ChaseForm(stack, at, null, false, thirds);
                case SeaChase.AtStrait(var stack, var at, var to, var thirds) -> new ChaseForm(stack, at, to, false, thirds);
                case SeaChase.Stopped(var stack, var at, var thirds) -> new ChaseForm(stack, at, null, true, thirds);
            };
        }
    }

    static SeaEngagementForm of(SeaEngagement battle) {
        var stage = battle.stage();
        var left = battle.departures();
        var chase = battle.chase();
        return new SeaEngagementForm(battle.zone(), battle.interception(), battle.phasing(), battle.nonPhasing(), step(stage), battle.lines(),
                battle.combat().map(SeaCombat::terms).orElse(null), battle.combat().map(SeaCombat::standing).orElse(null), done(battle),
                left.flight().map(SeaFlight::port).orElse(null), left.flight().map(SeaFlight::way).orElse(List.of()), left.afloat(),
                chase.follower().orElse(null), stage instanceof SeaStage.EvasionFollowUp,
                stage instanceof SeaStage.SecretLineChoice secret ? secret.choices() : null, ChaseForm.of(chase), battle.missionaries());
    }

    private static String step(SeaStage stage) {
        return switch (stage) {
            case SeaStage.EvasionChoice _ -> "evasion";
            case SeaStage.OpenLineChoice _, SeaStage.SecretLineChoice _ -> "first-line";
            case SeaStage.FirstRoll _ -> "ready";
            case SeaStage.CombatChoice _ -> "fight";
            case SeaStage.LossChoice _ -> "losses";
            case SeaStage.Retreat _ -> "retreat";
            case SeaStage.EvasionFollowUp _, SeaStage.BattleFollowUp _ -> "follow-up";
            case SeaStage.Conclusion _ -> "conclusion";
        };
    }

    /** The sides that have answered the step; in a pursuit the one whose stack has followed. */
    private static Set<Side> done(SeaEngagement battle) {
        return switch (battle.stage()) {
            case SeaStage.LossChoice losses -> losses.done();
            case SeaStage.Retreat retreat -> retreat.done();
            case SeaStage.FollowUp followUp when followUp.chase() instanceof SeaChase.Arrived(var stack) -> battle.sideOf(stack).map(Set::of).orElse(Set.of());
            case SeaStage.EvasionChoice _, SeaStage.OpenLineChoice _, SeaStage.SecretLineChoice _, SeaStage.FirstRoll _, SeaStage.CombatChoice _, SeaStage.FollowUp _,
                    SeaStage.Conclusion _ -> Set.of();
        };
    }
}
