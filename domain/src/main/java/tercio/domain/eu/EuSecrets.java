package tercio.domain.eu;

import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuScenario;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.play.expedition.SecretDiscoveries;
import tercio.domain.eu.play.seafight.SecretLines;
import tercio.domain.eu.scenario.Secrecy;
import tercio.domain.game.GameSecrets;
import tercio.domain.game.Viewer;

/**
 * The secrets of the games of the Europa rules: first lines of sea battles until both are chosen, and discoveries until
 * they are brought home.
 */
interface EuSecrets extends GameSecrets<EuState, EuEvent, EuScenario> {

    @Override
    default boolean hasSecrets() {
        return true;
    }

    /** A war on land in Europe hides nothing, and neither does one at sea that was opened before first lines were secret. */
    @Override
    default boolean hasSecrets(String under, EuScenario scenario) {
        return secretLines(under, scenario) || Secrecy.ofDiscoveries(scenario);
    }

    /** Each stack has a sealed part for what it carries, be it nothing, in a scenario that says what is known of the rest of the world. */
    @Override
    default EuScenario recorded(EuScenario scenario) {
        return scenario.carryingSealed();
    }

    /** Whether first lines of sea battles are chosen in secret in a game that was opened under an edition. */
    static boolean secretLines(String under, EuScenario scenario) {
        return EuRuleChanges.secretLines(under) && Secrecy.ofFirstLines(scenario);
    }

    @Override
    default EuState seen(EuState state, Viewer viewer) {
        return viewer.all() ? state : SecretDiscoveries.seen(SecretLines.seen(state, viewer), viewer);
    }

    @Override
    default boolean revealed(EuState before, EuEvent event, EuState now) {
        return SecretLines.revealed(before, event, now) || SecretDiscoveries.revealed(event, now);
    }

    @Override
    default boolean shows(EuState before, EuState now) {
        return SecretLines.shown(before, now) || SecretDiscoveries.shown(before, now);
    }
}
