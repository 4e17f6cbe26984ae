package tercio.domain.eu.common.forces;

import tercio.domain.game.Id;

/** The id of a stack on land or at sea: a fleet is a stack, too. */
public record StackId(String value) implements Id, Comparable<StackId> {

    /** A leader who stays or rides alone is a party of his own (EU-MOVE-LEADER): he bears his own id among the stacks. */
    public static StackId ofLeader(LeaderId leader) {
        return new StackId(leader.value());
    }

    /**
     * The id of a part that leaves the stack.
     *
     * @param number the number of stacks that were founded in the game, with this one
     */
    public StackId part(int number) {
        return new StackId(value + "." + number);
    }

    @Override
    public int compareTo(StackId other) {
        return value.compareTo(other.value);
    }

    /** Written by hand for speed, as {@link #hashCode}: ids are compared many million times in a game that is replayed. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof StackId id && value.equals(id.value);
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
