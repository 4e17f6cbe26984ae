package tercio.domain.eu;

import tercio.domain.eu.common.game.CarriedAtStart;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.scenario.Secrecy;
import tercio.domain.eu.sea.battle.play.SecretLines;
import tercio.domain.eu.world.exploration.play.SecretDiscoveries;
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
        return hasSecretLines(under, scenario) || Secrecy.hidesDiscoveries(scenario);
    }

    /** Each stack has a sealed part for what it carries, be it nothing, in a scenario that says what is known of the rest of the world. */
    @Override
    default EuScenario asRecorded(EuScenario scenario) {
        return CarriedAtStart.seal(scenario);
    }

    /** Whether first lines of sea battles are chosen in secret in a game that was opened under an edition. */
    static boolean hasSecretLines(String under, EuScenario scenario) {
        return EuEditionRules.hasSecretLines(under) && Secrecy.hidesFirstLines(scenario);
    }

    @Override
    default EuState asSeenBy(EuState state, Viewer viewer) {
        return viewer.all() ? state : SecretDiscoveries.visibleTo(SecretLines.visibleTo(state, viewer), viewer);
    }

    @Override
    default boolean isRevealed(EuState before, EuEvent event, EuState now) {
        return SecretLines.isRevealed(before, event, now) || SecretDiscoveries.isRevealed(event, now);
    }

    @Override
    default boolean revealsMore(EuState before, EuState now) {
        return SecretLines.isShown(before, now) || SecretDiscoveries.isShown(before, now);
    }
}
