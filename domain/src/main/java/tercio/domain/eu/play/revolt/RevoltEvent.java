package tercio.domain.eu.play.revolt;

import tercio.domain.eu.game.EuEvent;

/** Events of revolts and rebellions. */
public sealed interface RevoltEvent extends EuEvent {

    /**
     * Troops fought the revolts of a province, which settles the province for this round.
     *
     * @param by the country of their commander
     * @param level the revolts that are left: 1 is a counter-, 2 a counter+, 3 one of each, 4 two counters+, 0 none
     */
    record RebelsFought(String province, String by, boolean success, int level) implements RevoltEvent {}
}
