package tercio.domain.eia.supply.play;

import static tercio.domain.eia.common.game.CampaignNames.area;
import static tercio.domain.eia.common.game.CampaignNames.at;
import static tercio.domain.eia.common.game.CampaignNames.corps;
import static tercio.domain.eia.common.game.CampaignNames.factors;
import static tercio.domain.eia.common.game.CampaignNames.leaders;
import static tercio.domain.eia.common.game.CampaignNames.power;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Detachment;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the events of the supply step. The catalogs of {@code eia.supply} say how they read. */
final class EiaSupplyNarration {

    private EiaSupplyNarration() {}

    static Sentence of(SupplyEvent event) {
        return switch (event) {
            case SupplyEvent.CorpsForaged e -> of("foraged", e.corps()).with("lost", e.lost());
            case SupplyEvent.ForageLossesDue e -> of("forage-losses-due", e.corps()).with("who", power(e.power()));
            case SupplyEvent.ForageLossesTaken e -> withLosses(of("forage-losses", e.corps()), e.factors(), e.detached()).with("apart", !e.detached().isEmpty());
            case SupplyEvent.CorpsStarved e -> withLosses(of("starved", e.corps()), e.factors(), e.detached());
            case SupplyEvent.LeadersLeft e -> say("leaders-left").with("leaders", leaders(e.leaders()));
            case SupplyEvent.BesiegedForaged e -> in("besieged-foraged", e.area()).with("lost", e.lost());
            case SupplyEvent.HungerLossesDue e -> in("hunger-losses-due", e.area()).with("who", power(e.power()));
            case SupplyEvent.HungerLossesTaken e -> withLosses(in("hunger-losses", e.area()), e.losses());
            case SupplyEvent.CityStarvedOut e when e.leaders().isEmpty() -> withLosses(in("starved-out", e.area()), e.losses());
            case SupplyEvent.CityStarvedOut e -> Sentence.several(List.of(withLosses(in("starved-out", e.area()), e.losses()),
                    say("captured").with("leaders", leaders(e.leaders())).with("captor", power(e.captor()))));
            case SupplyEvent.NeutralGarrisonForaged e -> in("neutral-garrison", e.area()).with("lost", sum(e.losses()).total()).with("emptied", e.emptied());
            case SupplyEvent.StarvedCitySettled e when e.corps().isEmpty() -> in("city-left", e.area()).with("who", power(e.power()));
            case SupplyEvent.StarvedCitySettled e -> in("city-entered", e.area()).with("corps", new Items(e.corps().stream().map(CampaignNames::corps).toList()));
            case SupplyEvent.SupplyPaid e -> say("paid").with("payments", new Items(e.payments().stream().map(EiaSupplyNarration::payment).toList()))
                    .with("fed", new Items(Stream.concat(e.corps().stream().map(CampaignNames::corps), e.cities().stream().map(EiaSupplyNarration::garrison)).toList()));
            case SupplyEvent.PortDepotLost e -> say("port-depot-lost").with("who", power(e.power())).with("at", at(e.area()));
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eia.supply." + key);
    }

    private static Keyed of(String key, UnitId corps) {
        return say(key).with("corps", corps(corps));
    }

    private static Keyed in(String key, SpaceId area) {
        return say(key).with("where", area(area));
    }

    private static Argument payment(SupplyEvent.Payment payment) {
        return new Phrase(say("payment").with("who", power(payment.payer())).with("money", payment.money()));
    }

    private static Argument garrison(SpaceId area) {
        return new Phrase(in("city-garrison", area));
    }

    /** The sentence with what a corps lost, with what it had detached; what others may not see is left out. */
    private static Keyed withLosses(Keyed sentence, Optional<Factors> factors, List<Detachment> detached) {
        var sum = detached.stream().map(Detachment::factors).reduce(factors.orElse(Factors.NONE), Factors::plus);
        return sentence.with("known", factors.isPresent()).with("factors", factors(sum)).with("count", sum.total());
    }

    private static Keyed withLosses(Keyed sentence, List<HungerLoss> losses) {
        return sentence.with("known", !losses.isEmpty()).with("factors", factors(sum(losses)));
    }

    private static Factors sum(List<HungerLoss> losses) {
        return losses.stream().map(HungerLoss::factors).reduce(Factors.NONE, Factors::plus);
    }
}
