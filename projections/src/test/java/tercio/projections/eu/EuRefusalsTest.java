package tercio.projections.eu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.dice.Dice;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.sequence.EuChapters;
import tercio.domain.game.Id;
import tercio.domain.game.Verdict;
import tercio.domain.given.Tier;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Amount;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** Refusals of Europa read in English and in French, whatever was ordered. */
class EuRefusalsTest {

    private static final EuMilitary RULES = new EuMilitary();

    /** Words of English refusals that no French text has. */
    private static final Pattern ENGLISH = Pattern.compile("\\b(the|of|with|which|does|where|who|what|that|their|there|is|are|not|cannot|has|have)\\b", Pattern.CASE_INSENSITIVE);

    private static final Argument FRANCE = SentenceNames.country(new CountryId("france"));
    private static final Argument NETHERLANDS = SentenceNames.country(new CountryId("holland"));
    private static final Argument ARTOIS = SentenceNames.place(new SpaceId("artois"));

    private static Keyed stack(Argument country, int ld) {
        return Sentence.of("eu.name.stack").with("country", country).with("size", new Amount(ld, 1));
    }

    private static void reads(Sentence refusal, String english, String french) {
        assertThat(Texts.englishPhrase(refusal)).isEqualTo(english);
        assertThat(Texts.in(Language.FR).phrase(refusal)).isEqualTo(french.replace(" :", "\u00a0:").replace(" ;", "\u00a0;"));
    }

    @Test
    void aStackIsFeminineInFrenchAndALeaderIsNot() {
        var leader = new Argument.Name("eu.leader", "conde", "Condé");

        reads(Sentence.of("eu.movement.refused-besieged").with("stack", stack(FRANCE, 2)).with("where", ARTOIS),
                "France's stack of 2 LD is besieged in Artois.", "La pile française de 2 LD est assiégée en Artois.");
        reads(Sentence.of("eu.movement.refused-besieged").with("stack", leader).with("where", ARTOIS), "Condé is besieged in Artois.", "Condé est assiégé en Artois.");
    }

    @Test
    void verbsFollowTheNumberOfCountries() {
        reads(Sentence.of("eu.precedence.refused-claimed").with("claimants", SentenceNames.countries(List.of(new CountryId("france")))).with("what", "battle").with("who", SentenceNames.country(new CountryId("venice"))),
                "France claims the next battle: Venice agrees or claims it too.", "La France demande la prochaine bataille : Venise l’accepte ou la demande aussi.");
        reads(Sentence.of("eu.refit.refused-others-first").with("who", SentenceNames.countries(List.of(new CountryId("france"), new CountryId("venice")))),
                "France and Venice refit their ships first.", "La France et Venise remettent d’abord en état leurs navires.");
    }

    @Test
    void aCountryKeepsItsArticle() {
        reads(Sentence.of("eu.common.refused-no-campaign").with("who", FRANCE).with("naval", false),
                "France has declared no campaign: its stacks do not move.", "La France n’a pas déclaré de campagne : ses piles ne bougent pas.");
        reads(Sentence.of("eu.voyage.refused-port-no-enemy").with("where", ARTOIS).with("who", FRANCE),
                "The port of Artois is not in the hands of an enemy of France.", "Le port d’Artois n’est pas aux mains d’un ennemi de la France.");
        reads(Sentence.of("eu.flood.refused-no-enemy").with("where", ARTOIS).with("who", NETHERLANDS),
                "No enemy has just marched into Artois: Holland floods a national province that it controls while an enemy moves there.",
                "Aucun ennemi ne vient d’entrer en Artois : la Hollande inonde une province nationale sous son contrôle pendant qu’un ennemi y bouge.");
    }

    @Test
    void campaignsAreNamedAsTheyAreDeclared() {
        reads(Sentence.of("eu.campaign.refused-active").with("why", "passive").with("campaign", Sentence.of("eu.campaign.passive")).with("who", FRANCE),
                "With a passive campaign France makes only passive moves.", "Avec une campagne passive, la France ne fait que des mouvements passifs.");
        reads(Sentence.of("eu.campaign.refused-extended").with("campaign", Sentence.of("eu.campaign.major")),
                "In an extended campaign a major campaign goes on or is upgraded.", "Dans une campagne prolongée, on continue ou on augmente une campagne majeure.");
    }

    @Test
    void namesKeepTheirPlaceInTheSentence() {
        reads(Sentence.of("eu.common.refused-flooded").with("where", SentenceNames.place(new SpaceId("utrecht"))).with("stack", stack(SentenceNames.country(new CountryId("spain")), 2)),
                "Utrecht is flooded: while the flood lasts only Dutch troops move there, and Spain's stack of 2 LD goes another way.",
                "La province est inondée (Utrecht) : tant que dure l’inondation, seules des troupes hollandaises s’y déplacent, et la pile espagnole de 2 LD prend un autre chemin.");
        reads(Sentence.of("eu.natives.refused-not-entered").with("stack", Sentence.of("eu.name.stack").with("country", FRANCE).with("size", new Amount(5, 3))),
                "France's stack of 1 2/3 LD has not just entered a province of natives who could rise against it.",
                "La pile française de 1 2/3 LD ne vient pas d’entrer dans une province d’indigènes qui pourraient se soulever.");
    }

    @Test
    void severalSentencesFollowOneAnother() {
        reads(Sentence.several(List.of(Sentence.of("eu.siege.refused-too-few").with("city", SentenceNames.city(new SpaceId("artois"))).with("level", 3).with("least", new Amount(3, 1)).with("siege", false),
                        Sentence.of("eu.revolt.refused-unable").with("what", "corsairs"))),
                "Undermining Arras (level 3) needs 3 LD. Such troops fight no corsairs either (EU-SIEGE).",
                "Saper Arras (niveau 3) demande 3 LD. De telles troupes ne combattent pas non plus de corsaires (EU-SIEGE).");
    }

    static List<String> wars() {
        return Tier.some(List.of("artois", "vienna-1529", "armada", "breitenfeld-1631", "lepanto"), 2);
    }

    /** Orders of other moments, and orders that name whatever stands on the board. */
    @Tag(Tier.BOTH)
    @ParameterizedTest
    @MethodSource("wars")
    void whatIsRefusedInAWarPlayedBlindlyReadsInBothLanguages(String scenario) {
        var random = new Random(Tier.seed(47));
        var state = RULES.start(RULES.scenario(scenario).orElseThrow(), Readings.STANDARD);
        Dice dice = name -> OptionalInt.of(1 + random.nextInt(name.die().sides()));
        var earlier = new ArrayList<EuCommand>();
        var refused = new TreeSet<String>();
        for (int asked = 0; asked < Tier.times(15, 200) && !RULES.isOver(state); asked++) {
            var decisions = RULES.decisions(state);
            decisions.forEach(decision -> decision.options().forEach(option -> earlier.add((EuCommand) option.command())));
            var command = (EuCommand) RULES.sample(state, decisions.get(random.nextInt(decisions.size())), random::nextInt);
            earlier.add(command);
            var board = state;
            Stream.concat(IntStream.range(0, 20).mapToObj(each -> earlier.get(random.nextInt(earlier.size()))), anyOrders(state, random))
                    .forEach(order -> refused.addAll(refusalOf(board, order, dice)));
            for (var ruled : ((Verdict.Accepted<EuEvent>) RULES.decide(state, command, dice)).events()) {
                state = RULES.evolve(state, ruled.event());
            }
        }
        assertThat(refused).hasSizeGreaterThan(20);
    }

    /** The key of the refusal of an order, after it was read; nothing if the order is carried out. */
    private static Set<String> refusalOf(EuState state, EuCommand order, Dice dice) {
        if (!(RULES.decide(state, order, dice) instanceof Verdict.Refused<EuEvent> refused)) {
            return Set.of();
        }
        var detail = refused.refusal().detail();
        var sentences = detail instanceof Sentence.Several(var several) ? several : List.of(detail);
        assertThat(sentences).as("%s", order).allSatisfy(each -> assertThat(each).isInstanceOf(Keyed.class));
        assertThat(Texts.englishPhrase(detail)).as("%s", order).isNotBlank().doesNotContain("{").matches("first: .*|.*[.)]");
        assertThat(Texts.in(Language.FR).phrase(detail)).as("%s", order).isNotBlank().doesNotContain("{").doesNotContainPattern(ENGLISH);
        return Set.of(((Keyed) sentences.getFirst()).key());
    }

    /** An order of each kind that names what stands on the board, or leaves it out. */
    private static Stream<EuCommand> anyOrders(EuState state, Random random) {
        return StreamSupport.stream(EuChapters.COMMANDS.all().spliterator(), false).map(word -> anyOrder(state, word.type(), random));
    }

    private static EuCommand anyOrder(EuState state, Class<? extends EuCommand> type, Random random) {
        var parts = type.getRecordComponents();
        try {
            return type.getDeclaredConstructor(Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new))
                    .newInstance(Arrays.stream(parts).map(part -> any(state, part.getName(), part.getGenericType(), random)).toArray());
        } catch (ReflectiveOperationException impossible) {
            return fail("a command is made of its parts", impossible);
        }
    }

    private static Object any(EuState state, String name, Type type, Random random) {
        if (type instanceof ParameterizedType many) {
            var of = many.getActualTypeArguments()[0];
            boolean named = of == String.class || isId(of);
            if (many.getRawType() == Optional.class) {
                return named && random.nextBoolean() ? Optional.of(any(state, name, of, random)) : Optional.empty();
            }
            return named ? IntStream.range(0, random.nextInt(3)).mapToObj(each -> any(state, name, of, random)).toList() : List.of();
        }
        return type == String.class ? anyName(state, name, random) : isId(type) ? id((Class<?>) type, anyName(state, name, random))
                : type == boolean.class ? random.nextBoolean() : type == int.class ? random.nextInt(4)
                : type instanceof Class<?> word && word.isEnum() ? word.getEnumConstants()[random.nextInt(word.getEnumConstants().length)] : null;
    }

    private static boolean isId(Type type) {
        return type instanceof Class<?> some && Id.class.isAssignableFrom(some);
    }

    private static Object id(Class<?> type, String name) {
        try {
            return type.getDeclaredConstructor(String.class).newInstance(name);
        } catch (ReflectiveOperationException impossible) {
            return fail("an id is made of its text", impossible);
        }
    }

    private static String anyName(EuState state, String part, Random random) {
        var stacks = Stream.concat(state.stacks().keySet().stream(), state.navies().stacks().keySet().stream());
        var places = Stream.concat(state.stacks().values().stream().map(stack -> stack.province()), state.navies().stacks().values().stream().map(stack -> stack.at()));
        var names = (switch (part) {
            case "country", "against" -> state.countries().keySet().stream();
            case "leader", "leaders", "lost" -> Stream.concat(state.leaders().keySet().stream(), state.navies().leaders().keySet().stream());
            case "stack", "stacks", "into", "under", "with", "other" -> stacks;
            default -> places;
        }).map(Id::value).sorted().toList();
        return names.isEmpty() || random.nextInt(8) == 0 ? "nowhere" : names.get(random.nextInt(names.size()));
    }
}
