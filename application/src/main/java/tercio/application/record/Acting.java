package tercio.application.record;

/**
 * The person who sent a command, where that is more than the seat or the host that the event names.
 *
 * @param role in which it was sent
 */
public record Acting(String person, Role role) {

    public Acting {
        if (person == null || role == null) {
            throw new IllegalArgumentException("who acts is named with the role");
        }
    }
}
