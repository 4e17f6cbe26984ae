package tercio.application.record;

/**
 * The person who sent a command, where the seat or host that the event names does not say it.
 *
 * @param role in which it was sent
 */
public record ActingPerson(String person, Role role) {

    public ActingPerson {
        if (person == null || role == null) {
            throw new IllegalArgumentException("who acts is named with the role");
        }
    }
}
