package tercio.domain.eu.scenario.adjustment.play;

import static tercio.domain.eu.common.game.SentenceNames.countries;
import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.ld;
import static tercio.domain.eu.common.game.SentenceNames.leader;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.places;

import java.util.Locale;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.world.establishment.WorldArea;
import tercio.domain.eu.world.establishment.WorldAreas;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument.Name;
import tercio.domain.sentence.Sentence.Keyed;
import tercio.domain.sentence.Sentence;

/** Tells adjustments of the rest of the world. The catalogs of {@code eu.adjustment} say how they read. */
record WorldChangePhrases(EuState board) {

    Keyed of(WorldChange change) {
        return switch (change) {
            case WorldChange.EstablishmentSet set -> in("establishment", set.province()).with("kind", set.establishment().name().toLowerCase(Locale.ROOT))
                    .with("level", set.level().orElse(0)).with("country", country(set.owner())).with("fortress", set.fortress().orElse(0));
            case WorldChange.EstablishmentsRemoved set -> in("result-establishment-none", set.province());
            case WorldChange.MilitiaSet set -> in("result-militia", set.province()).with("some", set.lost() > 0).with("lost", ld(set.lost()));
            case WorldChange.NativesSet set -> in("result-natives", set.province()).with("size", ld(set.thirds())).with("risen", !set.against().isEmpty())
                    .with("against", countries(set.against()));
            case WorldChange.DiscoveriesSet set -> say("result-discoveries").with("country", country(set.country())).with("known", set.known()).with("zones", places(set.zones()));
            case WorldChange.ConquistadorsSet set -> say("result-conquistadors").with("uses", set.uses())
                    .with("area", new Name("eu.world", set.area().value(), WorldAreas.PRINTED.area(set.area()).map(WorldArea::name).orElseGet(set.area()::value)));
            case WorldChange.FollowersSet set -> say("result-followers").with("size", ld(set.thirds())).with("leader", leader(board, set.leader()));
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eu.adjustment." + key);
    }

    private static Keyed in(String key, SpaceId province) {
        return say(key).with("where", place(province));
    }
}
