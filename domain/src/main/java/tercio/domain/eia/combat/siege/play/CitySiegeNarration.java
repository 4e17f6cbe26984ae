package tercio.domain.eia.combat.siege.play;

import static tercio.domain.eia.common.game.CampaignNames.area;
import static tercio.domain.eia.common.game.CampaignNames.factors;
import static tercio.domain.eia.common.game.CampaignNames.leaders;
import static tercio.domain.eia.common.game.CampaignNames.power;
import static tercio.domain.eia.common.game.CampaignNames.powers;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.SiegeDuty;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence.Keyed;
import tercio.domain.sentence.Sentence;

/** Tells the events of sieges. The catalogs of {@code eia.siege} say how they read. */
record CitySiegeNarration(EiaState before) {

    Sentence of(CitySiegeEvent event) {
        var city = event.area();
        return switch (event) {
            case CitySiegeEvent.SiegeRaised e -> e.remaining().isEmpty() ? at("raised", city) : at("still-besieged", city).with("powers", powers(e.remaining()));
            case CitySiegeEvent.SiegeHeld e -> at(SiegeForces.isInside(new EiaWarView(before, WarMap.PRINTED), city, e.power()) ? "garrison-decided" : "goes-on", city)
                    .with("who", power(e.power()));
            case CitySiegeEvent.AssaultAttempted e -> at("attempt", city).with("who", power(e.power())).with("result", e.result().replace('-', '_'));
            case CitySiegeEvent.SiegeDecisionDue e -> at(due(e.duty()), city).with("who", power(e.duty().power()));
            case CitySiegeEvent.SortieForgone e -> at("no-sortie", city);
            case CitySiegeEvent.SortieMade e -> at("sortie", city).with("loser", e.garrisonLoses() ? "garrison" : "besieger");
            case CitySiegeEvent.SiegeDecisionMade e -> at(choice(e.choice()), city);
            case CitySiegeEvent.GarrisonWithdrew e -> at("honours", city).with("refuge", area(e.refuge()));
            case CitySiegeEvent.SiegeFightBegan e -> e.combat().assault() ? at("assault", city) : at("attacks-besiegers", city).with("factors", e.combat().attacker().factors());
            case CitySiegeEvent.SiegeFightMoved e -> round(e);
            case CitySiegeEvent.SiegeFightEnded e -> at("over", city).with("result", e.result().name().toLowerCase(Locale.ROOT));
            case CitySiegeEvent.SiegeLossesTaken e -> losses(e);
            case CitySiegeEvent.LeadersWithdrew e -> at("leaders-leave", city).with("leaders", leaders(e.leaders()));
            case CitySiegeEvent.PrisonersTaken e -> at("prisoners", city).with("who", power(e.by())).with("taken", prisoners(e));
            case CitySiegeEvent.CityCaptured e -> at("captured", city).with("who", power(e.by()));
            case CitySiegeEvent.SiegePointsGained e -> at("points", city).with("who", power(e.power())).with("points", e.points());
            case CitySiegeEvent.BesiegersRetreated e -> at("besiegers-retreat", city).with("from", area(e.from())).with("to", area(e.to()));
            case CitySiegeEvent.RetreatGoesOn e -> at("retreat-goes-on", city);
            case CitySiegeEvent.FreedCorpsLeft e -> at("moves-out", city).with("pieces", corps(e.pieces()));
            case CitySiegeEvent.PortDepotDestroyed e -> at("depot-destroyed", city).with("owner", power(e.of()));
            case CitySiegeEvent.PortDepotConverted e -> at("depot-converted", city).with("owner", power(e.of())).with("who", power(e.by()));
        };
    }

    private static Keyed at(String key, SpaceId city) {
        return Sentence.of("eia.siege." + key).with("city", area(city));
    }

    private static String due(SiegeDuty duty) {
        return switch (duty) {
            case SiegeDuty.OfferedSortie sortie -> "due-sortie";
            case SiegeDuty.SortieLoss loss -> "due-loss";
            case SiegeDuty.BreachedWalls walls -> "due-breach";
            case SiegeDuty.RequestedHonours honours -> "due-honours";
            case SiegeDuty.RefugeOfGarrison refuge -> "due-refuge";
            case SiegeDuty.SiegeFight fight -> "due-fight";
            case SiegeDuty.BesiegersInRetreat retreat -> "due-retreat";
            case SiegeDuty.FreedCorps freed -> "due-freed";
            case SiegeDuty.CapturedDepot depot -> "due-depot";
        };
    }

    private static String choice(SiegeChoice choice) {
        return switch (choice) {
            case HONOURS_ASKED -> "honours-asked";
            case HONOURS_GRANTED -> "honours-granted";
            case HONOURS_REFUSED -> "honours-refused";
            case SURRENDERED -> "surrendered";
            case DEFENDED -> "defended";
            case LOSS_CHOSEN -> "loss-chosen";
            case RETREAT_ENDED -> "retreat-ended";
            case STAYED -> "stayed";
        };
    }

    private static Sentence round(CitySiegeEvent.SiegeFightMoved moved) {
        var combat = moved.combat();
        boolean rolled = combat.attacker().due() > 0 || combat.defender().due() > 0;
        var told = at(rolled ? "round" : combat.judged() ? "round-over" : "losses-taken", moved.area()).with("round", combat.round());
        return rolled ? told.with("besieger", combat.besieger().due()).with("garrison", combat.garrison().due()) : told;
    }

    private Sentence losses(CitySiegeEvent.SiegeLossesTaken taken) {
        var told = taken.losses().isEmpty() ? at("lost-unseen", taken.area())
                : at("lost", taken.area()).with("losses", new Items(taken.losses().stream().map(this::share).toList()));
        return corpsAmong(taken.removed()).isEmpty() ? told
                : Sentence.several(List.of(told, at("removed", taken.area()).with("pieces", corps(taken.removed()))));
    }

    private Argument share(FactorShare share) {
        return new Phrase(Sentence.of("eia.siege.share").with("factors", factors(Factors.of(share.type(), share.count()))).with("piece", SiegeForces.pieceName(before, share)));
    }

    private static Argument prisoners(CitySiegeEvent.PrisonersTaken taken) {
        return new Items(Stream.concat(Stream.of(factors(taken.prisoners())), taken.leaders().stream().map(CampaignNames::leader)).toList());
    }

    private List<UnitId> corpsAmong(List<UnitId> pieces) {
        return pieces.stream().filter(id -> before.findCorps(id).isPresent()).toList();
    }

    private Argument corps(List<UnitId> pieces) {
        return CampaignNames.pieces(before, corpsAmong(pieces));
    }
}
