package tercio.domain.eu.world.exploration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.world.exploration.DiscoveryTable.Domain;

/** A leader of a stack that explores (EU-EXPLORATION-2). */
public record ExplorationLeader(LeaderId id, LeaderKind kind, int maneuver) {

    /**
     * The leader's manoeuvre value in the roll and in the test of death: half for an explorer on land, 0 for a general
     * or an admiral.
     */
    public int maneuverIn(Domain domain) {
        return switch (kind) {
            case EXPLORER -> domain == Domain.LAND ? maneuver / 2 : maneuver;
            case CONQUISTADOR, GOVERNOR, MISSIONARY -> maneuver;
            case GENERAL, KING, VIZIER, ENGINEER, PASHA, ADMIRAL, KING_ADMIRAL, PRIVATEER -> 0;
        };
    }

    /**
     * The leaders whose manoeuvre value the stack may use, and who are tested for death: the commander, or a missionary instead. None for a stack without both.
     */
    public static List<ExplorationLeader> choices(Optional<ExplorationLeader> commander, List<ExplorationLeader> present) {
        var choices = new ArrayList<ExplorationLeader>();
        commander.ifPresent(choices::add);
        present.stream().filter(leader -> leader.kind() == LeaderKind.MISSIONARY && !choices.contains(leader)).forEach(choices::add);
        return List.copyOf(choices);
    }
}
