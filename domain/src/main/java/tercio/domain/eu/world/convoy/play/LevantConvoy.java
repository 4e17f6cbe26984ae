package tercio.domain.eu.world.convoy.play;

import java.util.List;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.peoples.turkey.TurkishArmy;
import tercio.domain.eu.world.convoy.Convoy;
import tercio.domain.eu.world.convoy.ConvoyKind;
import tercio.domain.eu.world.convoy.play.TreasureEvent.ConvoyLost;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * The loss of the Levant convoy, which Turkey sends and another country receives. Turkey pays for one that is sunk or captured on its way
 * (EU-CONVOY-LEVANT). Reading: it pays once the last transport is lost, whoever holds the gold; a convoy that is still on its way when the
 * turn ends is not lost.
 */
public final class LevantConvoy {

    static final String RULE = "EU-CONVOY-LEVANT";

    private LevantConvoy() {}

    /**
     * Makes Turkey pay for the convoy that is no longer on the map.
     *
     * @return whether it paid
     */
    public static boolean payForLoss(EuCommandRun play) {
        var navies = play.state().navies();
        boolean gone = navies.awaited().contains(ConvoyKind.LEVANT) && navies.stacks().values().stream().noneMatch(ships -> ships.convoy(ConvoyKind.LEVANT).isPresent());
        if (gone) {
            int ducats = Convoy.lostDucats(ConvoyKind.LEVANT);
            int stability = Convoy.lostStability(ConvoyKind.LEVANT);
            play.emit(new ConvoyLost(ConvoyKind.LEVANT, TurkishArmy.COUNTRY, ducats, stability),
                    List.of(Step.of("loss of the convoy", RULE).result(Sentence.of("eu.treasure.result-lost").with("ducats", ducats).with("stability", stability))));
        }
        return gone;
    }
}
