package tercio.domain.eu.common.forces;

import tercio.domain.game.Id;

/** The id of a stack on land or at sea: a fleet is a stack, too. */
public record StackId(String value) implements Id, Comparable<StackId> {

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
