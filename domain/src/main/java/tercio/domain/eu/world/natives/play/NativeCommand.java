package tercio.domain.eu.world.natives.play;

import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Subject;

/** Commands of players whose stacks are among natives. */
public sealed interface NativeCommand extends EuCommand {

    StackId stack();

    @Override
    default Subject about() {
        return Subject.stack(stack());
    }

    /** Goes on among the natives, who may rise: one die where their Area has a tolerance (EU-NAT-ACTIVATION). */
    record PassNatives(StackId stack) implements NativeCommand {}

    /** Attacks the natives: the stack stops, and the battle is fought after the movements (EU-NAT-ACTIVATION). */
    record AttackNatives(StackId stack) implements NativeCommand {}

    /**
     * A conquistador tries to bring the natives to his side (EU-CONQUISTADOR).
     *
     * @param leader a conquistador, or an explorer, with the stack
     */
    record ConvertNatives(StackId stack, LeaderId leader) implements NativeCommand {}

    /**
     * Losses of the stack fall on natives who follow its leader (EU-CONQUISTADOR-FOLLOWERS).
     *
     * @param ld LD of them that are lost, 1 or more
     */
    record LoseFollowers(StackId stack, LeaderId leader, int ld) implements NativeCommand {}
}
