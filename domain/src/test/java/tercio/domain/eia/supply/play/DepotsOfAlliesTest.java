package tercio.domain.eia.supply.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.play.Given.after;
import static tercio.domain.eia.common.play.Given.decisions;
import static tercio.domain.eia.common.play.Given.options;
import static tercio.domain.eia.common.play.Given.refused;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.play.Given;
import tercio.domain.eia.supply.play.SupplyCommand.DepotsOf;
import tercio.domain.eia.supply.play.SupplyCommand.PaySupply;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** A choice between own depots and those of an ally (EIA-7.4.2.2): who pays. Moravia belongs to Russia here. */
class DepotsOfAlliesTest {

    /** Austria I in 472 is one area from the Austrian depot in Vienna (474) and from the Russian one in 471; Austria II is in Vienna. */
    private static Given twoDepots() {
        return Given.war().allied(AUSTRIA, RUSSIA).province("Moravia", ProvinceStanding.HOME, "russia").city("471", "russia").depot(RUSSIA, "471")
                .depot(AUSTRIA, "474").depotsOpen(RUSSIA, AUSTRIA).access(RUSSIA, AUSTRIA).corps("austria-i", "472", 5).corps("austria-ii", "474", 5);
    }

    private static int money(EiaState state, Power power) {
        return state.power(power).orElseThrow().money();
    }

    private static PaySupply by(Power owner) {
        return new PaySupply(AUSTRIA, List.of(new DepotsOf(new FedForceId("austria-i"), owner)));
    }

    @Test
    void theOwnerOfACorpsChoosesWhoseDepotFeedsIt() {
        var state = twoDepots().in(LandStep.SUPPLY, AUSTRIA);
        var own = after(state, new PaySupply(AUSTRIA));
        assertThat(money(own, AUSTRIA)).as("1 and 1/2, rounded up").isEqualTo(18);
        assertThat(money(own, RUSSIA)).isEqualTo(20);
        var allied = after(state, by(RUSSIA));
        assertThat(money(allied, AUSTRIA)).as("only 1/2, rounded up").isEqualTo(19);
        assertThat(money(allied, RUSSIA)).isEqualTo(19);
        assertThat(after(state, by(AUSTRIA))).isEqualTo(own);
    }

    @Test
    void theChoiceIsOfferedAndItsFormReachesBoth() {
        var state = twoDepots().in(LandStep.SUPPLY, AUSTRIA);
        assertThat(options(state, "pay-supply")).extracting("command")
                .containsExactly(new PaySupply(AUSTRIA), new PaySupply(AUSTRIA, List.of(new DepotsOf(new FedForceId("austria-i"), RUSSIA), new DepotsOf(new FedForceId("austria-ii"), RUSSIA))));
        var form = decisions(state).stream().filter(decision -> decision.id().equals("pay-supply")).findFirst().orElseThrow().optionalForm().orElseThrow();
        var random = new Random(5);
        var drawn = new HashSet<Integer>();
        for (int each = 0; each < 40; each++) {
            drawn.add(money(after(state, (PaySupply) form.sample(random::nextInt, command -> true)), AUSTRIA));
        }
        assertThat(drawn).as("both by Austria, either by Russia, both by Russia").containsExactlyInAnyOrder(18, 19, 20);
    }

    @Test
    void whereTheOwnPowerHasNoMoneyTheAllyStillCanPay() {
        var state = twoDepots().in(LandStep.SUPPLY, AUSTRIA);
        var poor = state.with(state.power(AUSTRIA).orElseThrow().withMoney(0));
        assertThat(Told.of(refused(poor, new PaySupply(AUSTRIA)).detail())).startsWith("eia.refused.supply-unpaid: who Austria, has 0");
        assertThat(refused(poor, new PaySupply(AUSTRIA)).legal()).hasSize(1);
        // One and two areas from 471.
        var fed = after(poor, (PaySupply) options(poor, "pay-supply").getFirst().command());
        assertThat(money(fed, AUSTRIA)).isZero();
        assertThat(money(fed, RUSSIA)).isEqualTo(17);
    }

    @Test
    void onlyDepotsInReachOfWhoPermitsFeed() {
        var state = twoDepots().in(LandStep.SUPPLY, AUSTRIA);
        assertThat(refused(state, by(FRANCE)).rule().id()).isEqualTo("EIA-7.4.2.2");
        assertThat(refused(state, new PaySupply(AUSTRIA, List.of(new DepotsOf(new FedForceId("france-i"), RUSSIA)))).rule().id()).isEqualTo("EIA-7.4.2.2");
        assertThat(refused(state, new PaySupply(AUSTRIA, List.of(new DepotsOf(new FedForceId("austria-i"), RUSSIA), new DepotsOf(new FedForceId("austria-i"), AUSTRIA)))).rule().id())
                .as("twice").isEqualTo("EIA-7.4.2.2");
    }

    /** EIA-7.4.2.2 and EIA-7.4.2.1.2: the garrison of a besieged port lives off the depot of an ally inside it, who pays 1/2. */
    @Test
    void aBesiegedPortLivesOffTheDepotOfAnAlly() {
        var given = Given.war().war("france", "russia").allied(AUSTRIA, RUSSIA).province("Venetia", ProvinceStanding.CONQUERED, "austria")
                .province("Illyria", ProvinceStanding.HOME, "russia").city("481", "russia").garrison("austria", "341", 12)
                .corps("france-i", "341", 10).depot(RUSSIA, "481").fleet("adria", RUSSIA, "481");
        var closed = besieged(given.in(LandStep.SUPPLY, AUSTRIA));
        assertThat(options(closed, "pay-supply")).as("without permission").isEmpty();
        var fed = after(besieged(given.depotsOpen(RUSSIA, AUSTRIA).in(LandStep.SUPPLY, AUSTRIA)), new PaySupply(AUSTRIA));
        assertThat(money(fed, RUSSIA)).isEqualTo(19);
        assertThat(money(fed, AUSTRIA)).isEqualTo(20);
        assertThat(fed.city(new SpaceId("341")).orElseThrow().fed()).isTrue();
    }

    private static EiaState besieged(EiaState state) {
        return state.with(state.city(new SpaceId("341")).orElseThrow().withBesiegers(List.of(FRANCE))).with(new Depot(RUSSIA, Location.city(new SpaceId("341")), Factors.NONE, false));
    }
}
