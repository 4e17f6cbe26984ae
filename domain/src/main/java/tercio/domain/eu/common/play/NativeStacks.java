package tercio.domain.eu.common.play;

import java.util.List;
import tercio.domain.eu.common.forces.ArmyClasses;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.world.natives.NativeForce;
import tercio.domain.map.SpaceId;

/**
 * Natives who stand for a battle, as a stack. It is on the board from the moment they attack, or the movements end, until the battle is over.
 */
public final class NativeStacks {

    private static final String PREFIX = ArmyClasses.NATIVES + ".";

    private NativeStacks() {}

    /** The id of the stack of the natives of a province. No other stack has it: a full stop is kept for the program. */
    public static StackId id(SpaceId province) {
        return new StackId(PREFIX + province);
    }

    /** The natives as a stack that neither evades nor moves. */
    public static Stack of(StackId id, SpaceId province, NativeForce natives) {
        return Stack.atRest(id, ArmyClasses.NATIVES, province, natives.units(), 0, List.of()).withCommitted(true);
    }

    /** Whether a stack is one of natives. */
    public static boolean areNatives(Stack stack) {
        return stack.country().equals(ArmyClasses.NATIVES);
    }
}
