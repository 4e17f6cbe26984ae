package tercio.domain.eu.common.forces;

import tercio.domain.game.Id;

/** The id of a stack on land or at sea: a fleet is a stack, too. */
public record StackId(String value) implements Id, Comparable<StackId> {

    /** A leader who stays or rides alone is a party of his own (EU-MOVE-LEADER): he bears his own id among the stacks. */
    public static StackId ofLeader(String leader) {
        return new StackId(leader);
    }

    /**
     * The id of a part that leaves the stack.
     *
     * @param number how many stacks were founded in the game, this one with them
     */
    public StackId part(int number) {
        return new StackId(value + "." + number);
    }

    @Override
    public int compareTo(StackId other) {
        return value.compareTo(other.value);
    }

    @Override
    public int hashCode() {
        return value.hashCode();
    }

    /** The text of the id. */
    @Override
    public String toString() {
        return value;
    }
}
