package tercio.domain.eia.combat;

import tercio.domain.ruling.Readings;

/** Whether the leaders of a beaten side are taken (EIA-7.5.2.10.1.2.1, EIA-7.5.2.10.2.3). */
public final class LeaderCapture {

    private LeaderCapture() {}

    /**
     * @param pinningGone its pinning force was eliminated before the outflankers came
     * @param wipedOut none of its factors is left
     * @param pursued a pursuit took the last of them; where a round did, a reading decides (E28)
     */
    public static boolean isTaken(boolean pinningGone, boolean wipedOut, boolean pursued, Readings readings) {
        return pinningGone || wipedOut && (pursued || readings.is(CombatReadings.LEADERS_WIPED_OUT, "captured"));
    }
}
