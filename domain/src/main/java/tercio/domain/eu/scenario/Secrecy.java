package tercio.domain.eu.scenario;

import tercio.domain.eu.common.game.EuScenario;

/** The information that a game hides from some of its players. A war on land hides nothing. */
public final class Secrecy {

    private Secrecy() {}

    /** Whether battles at sea between two alliances can come, so that first lines are chosen in secret (EU-SEA-LINE). */
    public static boolean hidesFirstLines(EuScenario scenario) {
        return scenario.alliances().stream()
                .filter(alliance -> alliance.stream().anyMatch(country -> scenario.countries().containsKey(country) && scenario.countries().get(country).navy().isPresent()))
                .count() > 1;
    }

    /** Whether stacks carry discoveries that their player alone knows (EU-DISCOVERY). */
    public static boolean hidesDiscoveries(EuScenario scenario) {
        return scenario.overseas().isPresent();
    }
}
