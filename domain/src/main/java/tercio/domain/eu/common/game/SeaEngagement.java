package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.game.HashForm;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;

/**
 * A battle at sea in progress (EU-SEA). All naval stacks of a side fight as one. The stage holds all that changes from one step to the
 * next; {@link SeaEngagementForm} is the form in which it is hashed, from the time when one record held the parts of all stages.
 *
 * @param zone its sea zone
 * @param interception whether an interception caused it
 * @param phasing ids of the naval stacks of the phasing side, the one that decides first
 * @param nonPhasing ids of the naval stacks of the other side
 * @param missionaries ids of the missionaries who were aboard when it began
 * @param stage the decision or step for which it waits
 */
public record SeaEngagement(SpaceId zone, boolean interception, List<StackId> phasing, List<StackId> nonPhasing, List<LeaderId> missionaries, SeaStage stage)
        implements HashForm {

    public SeaEngagement {
        phasing = List.copyOf(phasing);
        nonPhasing = List.copyOf(nonPhasing);
        missionaries = List.copyOf(missionaries);
    }

    public static SeaEngagement starting(SpaceId zone, boolean interception, List<StackId> phasing, List<StackId> nonPhasing) {
        return new SeaEngagement(zone, interception, phasing, nonPhasing, List.of(), new SeaStage.EvasionChoice());
    }

    /** The battle with these missionaries aboard its ships. */
    public SeaEngagement withMissionaries(List<LeaderId> aboard) {
        return new SeaEngagement(zone, interception, phasing, nonPhasing, aboard, stage);
    }

    public SeaEngagement withStage(SeaStage now) {
        return new SeaEngagement(zone, interception, phasing, nonPhasing, missionaries, now);
    }

    /** The battle with a part of a stack on the side of this stack; unchanged if the stack takes no part. */
    public SeaEngagement withPart(StackId stack, StackId part) {
        return new SeaEngagement(zone, interception, withPart(phasing, stack, part), withPart(nonPhasing, stack, part), missionaries, stage);
    }

    private static List<StackId> withPart(List<StackId> side, StackId stack, StackId part) {
        return side.contains(stack) ? Stream.concat(side.stream(), Stream.of(part)).toList() : side;
    }

    /** The ids of the naval stacks of a side. */
    public List<StackId> side(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }

    /** The side of a naval stack; empty if it takes no part. */
    public Optional<Side> sideOf(StackId stack) {
        return Stream.of(Side.values()).filter(side -> side(side).stream().anyMatch(id -> id.equals(stack))).findFirst();
    }

    /** Its parameters and state since the first roll; empty before it, and after an evasion. */
    public Optional<SeaCombat> combat() {
        return stage instanceof SeaStage.Fought fought ? Optional.of(fought.combat()) : Optional.empty();
    }

    /** The first lines that everybody knows. */
    public Map<Side, FirstLine> lines() {
        return switch (stage) {
            case SeaStage.EvasionChoice _, SeaStage.SecretLineChoice _, SeaStage.EvasionFollowUp _ -> Map.of();
            case SeaStage.OpenLineChoice choice -> choice.lines();
            case SeaStage.FirstRoll first -> Map.of(Side.PHASING, first.phasing(), Side.NON_PHASING, first.nonPhasing());
            case SeaStage.Fought fought -> Map.of(Side.PHASING, fought.combat().terms().phasing().firstLine(), Side.NON_PHASING, fought.combat().terms().nonPhasing().firstLine());
        };
    }

    /** Whether it is joined and has not had its first roll. */
    public boolean awaitsFirstRoll() {
        return switch (stage) {
            case SeaStage.EvasionChoice _, SeaStage.OpenLineChoice _, SeaStage.SecretLineChoice _, SeaStage.FirstRoll _ -> true;
            case SeaStage.Fought _, SeaStage.EvasionFollowUp _ -> false;
        };
    }

    /** Those who have left its zone. */
    public SeaDepartures departures() {
        return switch (stage) {
            case SeaStage.Retreat retreat -> retreat.departures();
            case SeaStage.FollowUp followUp -> followUp.departures();
            case SeaStage.Conclusion conclusion -> conclusion.departures();
            case SeaStage.EvasionChoice _, SeaStage.OpenLineChoice _, SeaStage.SecretLineChoice _, SeaStage.FirstRoll _, SeaStage.CombatChoice _, SeaStage.LossChoice _ -> SeaDepartures.NONE;
        };
    }

    /** The pursuit after it. */
    public SeaChase chase() {
        return switch (stage) {
            case SeaStage.FollowUp followUp -> followUp.chase();
            case SeaStage.Conclusion conclusion -> conclusion.chase();
            case SeaStage.EvasionChoice _, SeaStage.OpenLineChoice _, SeaStage.SecretLineChoice _, SeaStage.FirstRoll _, SeaStage.CombatChoice _, SeaStage.LossChoice _,
                    SeaStage.Retreat _ -> SeaChase.NONE;
        };
    }

    /** The battle as a viewer may see it before the first lines are revealed. */
    public SeaEngagement asSeenBy(Viewer viewer) {
        return stage instanceof SeaStage.SecretLineChoice secret ? withStage(new SeaStage.SecretLineChoice(secret.choices().asSeenBy(viewer))) : this;
    }

    @Override
    public Record hashForm() {
        return SeaEngagementForm.of(this);
    }
}
