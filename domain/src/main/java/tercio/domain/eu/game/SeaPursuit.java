package tercio.domain.eu.game;

/**
 * A naval stack on its way after the beaten, past the closed forts of straits (EU-SEA-FOLLOW, EU-PRESIDIO-FIRE).
 *
 * @param stack the stack that follows
 * @param at the zone that it has reached
 * @param to the zone beyond the strait whose fort is asked; {@code null} while none is
 * @param stopped whether a fort has stopped it there
 * @param thirds of a ship with which it set out
 */
public record SeaPursuit(String stack, String at, String to, boolean stopped, int thirds) {

    /** It comes to a strait between two zones. */
    public SeaPursuit facing(String from, String beyond) {
        return new SeaPursuit(stack, from, beyond, false, thirds);
    }

    /** All who may fire there have decided, and it passes. */
    public SeaPursuit passed() {
        return new SeaPursuit(stack, to, null, false, thirds);
    }

    /** It goes no further. */
    public SeaPursuit halted() {
        return new SeaPursuit(stack, at, null, true, thirds);
    }
}
