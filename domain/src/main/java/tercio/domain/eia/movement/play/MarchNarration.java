package tercio.domain.eia.movement.play;

import static tercio.domain.eia.common.game.CampaignNames.area;
import static tercio.domain.eia.common.game.CampaignNames.areas;
import static tercio.domain.eia.common.game.CampaignNames.at;
import static tercio.domain.eia.common.game.CampaignNames.corps;
import static tercio.domain.eia.common.game.CampaignNames.factors;
import static tercio.domain.eia.common.game.CampaignNames.irregular;
import static tercio.domain.eia.common.game.CampaignNames.leaders;
import static tercio.domain.eia.common.game.CampaignNames.piece;
import static tercio.domain.eia.common.game.CampaignNames.power;

import java.util.List;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Location;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the events of the land movement step. The catalogs of {@code eia.march} say how they read. */
record MarchNarration(EiaState board) {

    Sentence of(MarchEvent event) {
        return switch (event) {
            case MarchEvent.CorpsMoved e -> by(withLeaders(say("moved").with("corps", corps(e.corps())), e.leaders()).with("forced", e.forceMarch()), e.path())
                    .with("points", e.points());
            case MarchEvent.IrregularMoved e -> by(say("irregular-moved").with("piece", irregular(board.irregulars().get(e.piece()))), e.path());
            case MarchEvent.CorpsShifted e -> shift(corps(e.corps()), e.leaders(), e.to());
            case MarchEvent.IrregularShifted e -> shift(irregular(board.irregulars().get(e.piece())), List.of(), e.to());
            case MarchEvent.VacantCityTaken e -> city("vacant-city", e.by(), e.area());
            case MarchEvent.FactorsDetached e -> garrison("detached", e.corps(), e.garrison(), e.at());
            case MarchEvent.FactorsAbsorbed e -> garrison("absorbed", e.corps(), e.factors(), e.at());
            case MarchEvent.DepotThreatened e -> depot("depot-threatened", e.owner(), e.depot());
            case MarchEvent.DepotHeld e -> depot("depot-held", e.owner(), e.depot());
            case MarchEvent.DepotGivenUp e -> depot("depot-given-up", e.owner(), e.depot()).with("moved", !e.transferred().isEmpty())
                    .with("transferred", factors(e.transferred())).with("count", e.transferred().total()).with("lost", !e.surrendered().isEmpty())
                    .with("surrendered", factors(e.surrendered())).with("prisoners", e.surrendered().total()).with("captor", power(e.captor()));
            case MarchEvent.DepotDestroyed e -> depot("depot-destroyed", e.owner(), e.depot()).with("piece", piece(board, e.piece()));
            case MarchEvent.DepotConverted e -> depot("depot-taken", e.owner(), e.depot()).with("piece", piece(board, e.piece())).with("by", power(e.by()));
            case MarchEvent.SiegeBegan e -> city("besieges", e.power(), e.area());
            case MarchEvent.SiegeLifted e -> city("siege-lifted", e.power(), e.area());
            case MarchEvent.PortDepotMoved e -> city("port-depot-moved", e.power(), e.area());
            case MarchEvent.BystanderAsked e -> say("bystander-asked").with("attacker", power(e.attacker())).with("at", at(e.area())).with("who", power(e.power()));
            case MarchEvent.WarDeclared e -> say("declares-war").with("who", power(e.power())).with("attacker", power(e.attacker())).with("points", e.points());
            case MarchEvent.CorpsDisembarked e -> withLeaders(say("disembarked").with("corps", corps(e.corps())), e.leaders()).with("port", e.to().inCity())
                    .with("where", area(e.to().area())).with("at", at(e.to().area()));
            case MarchEvent.CorpsLostAtSea e -> say("lost-at-sea").with("corps", corps(e.corps())).with("known", e.factors().isPresent())
                    .with("factors", factors(e.factors().orElse(Factors.NONE)));
            case MarchEvent.AccessForced e -> say("access-forced").with("who", power(e.power())).with("owner", power(e.owner())).with("points", e.points());
            case MarchEvent.AttackersJoined e -> say("joins-attack").with("who", power(e.power())).with("at", at(e.area()));
            case MarchEvent.StoodAside e -> say("stands-aside").with("who", power(e.power())).with("where", area(e.area())).with("to", area(e.to()));
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eia.march." + key);
    }

    private static Keyed withLeaders(Keyed sentence, List<EiaLeaderId> leaders) {
        return sentence.with("led", !leaders.isEmpty()).with("leaders", leaders(leaders));
    }

    private static Keyed by(Keyed sentence, List<SpaceId> path) {
        return sentence.with("to", area(path.getLast())).with("through", path.size() > 1).with("way", areas(path.subList(0, path.size() - 1)));
    }

    private static Keyed shift(Argument piece, List<EiaLeaderId> leaders, Location to) {
        return withLeaders(say("shifted").with("piece", piece), leaders).with("inside", to.inCity()).with("where", area(to.area()));
    }

    private static Keyed city(String key, Power who, SpaceId area) {
        return say(key).with("who", power(who)).with("city", area(area));
    }

    private static Keyed garrison(String key, UnitId corps, Factors factors, Location place) {
        return say(key).with("corps", corps(corps)).with("factors", factors(factors)).with("inside", place.inCity()).with("where", area(place.area()));
    }

    private static Keyed depot(String key, Power owner, Location depot) {
        return say(key).with("owner", power(owner)).with("at", at(depot.area()));
    }
}
