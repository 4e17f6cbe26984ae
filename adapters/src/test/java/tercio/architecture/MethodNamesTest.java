package tercio.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * A method is named by what it does, what it gives or what it asks, and not by a past participle alone: {@code told} says neither who tells nor what comes
 * back. Components of records may be named by one: they say what has happened to the thing.
 */
@OnOneThread
class MethodNamesTest {

    private static final List<String> MODULES =
            List.of("domain", "application", "projections", "adapters", "adapters/bench", "adapters/cartography", "adapters/dist");

    private static final Pattern REGULAR = Pattern.compile("[a-z]+ed");

    /** Verbs and nouns that end as a participle does. */
    private static final Set<String> NO_PARTICIPLES = Set.of("bleed", "breed", "exceed", "feed", "heed", "need", "proceed", "seed", "shed", "speed", "succeed");

    /** Irregular participles. Those that are a verb or a noun as well, such as {@code read}, {@code cut} and {@code hit}, are no fault. */
    private static final Set<String> IRREGULAR = Set.of("begun", "bought", "bound", "broken", "brought", "built", "caught", "chosen", "done", "drawn", "driven",
            "fallen", "fed", "forgotten", "fought", "found", "given", "gone", "grown", "heard", "held", "hidden", "kept", "known", "laid", "led", "left", "lost",
            "made", "meant", "met", "paid", "ridden", "risen", "said", "seen", "sent", "shown", "sold", "spent", "spoken", "stolen", "stood", "struck", "sunk",
            "sworn", "taken", "taught", "thrown", "told", "torn", "understood", "won", "worn", "written");

    /** Methods that have such a name, and the reason of each. */
    private static final Map<String, String> WITH_REASON = Map.of(
            "FrameworkProblems.malformed", "an adjective: nobody malforms a request",
            "Problem.malformed", "an adjective: nobody malforms a request",
            "RequestReader.malformed", "an adjective: nobody malforms a request",
            "StepShape.said", "it is found by the name of the component whose form it gives");

    @Test
    void noMethodIsNamedByAPastParticipleAlone() throws IOException {
        assertThat(new TreeSet<>(namedByAParticiple(sources()))).containsExactlyInAnyOrderElementsOf(WITH_REASON.keySet());
    }

    @Test
    void aParticipleIsFound() throws IOException {
        var text = """
                @interface GetMapping {}
                interface Told {
                    boolean lost();
                    String toText();
                    record Sent(boolean lost, String by) implements Told {
                        public String toText() { return by; }
                        static Sent recorded(String by) { return new Sent(false, by); }
                        Sent lost(String other) { return this; }
                        private int held() { return 0; }
                        int need() { return 1; }
                        void cut() {}
                    }
                    class Controller {
                        @GetMapping
                        String entered() { return ""; }
                    }
                }
                """;
        assertThat(namedByAParticiple(List.of(new Source(URI.create("string:///Told.java"), text)))).containsExactlyInAnyOrder("Sent.recorded", "Sent.lost", "Sent.held");
    }

    private static List<Source> sources() throws IOException {
        var all = new ArrayList<Source>();
        for (var module : MODULES) {
            try (var files = Files.walk(Path.of("..", module, "src/main/java"))) {
                for (var file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                    all.add(new Source(file.toUri(), Files.readString(file)));
                }
            }
        }
        assertThat(all).hasSizeGreaterThan(MODULES.size());
        return all;
    }

    /** The methods of files that are named by a participle alone, as {@code Type.method}. */
    private static List<String> namedByAParticiple(List<Source> sources) throws IOException {
        var found = new ArrayList<String>();
        var task = (JavacTask) ToolProvider.getSystemJavaCompiler().getTask(null, null, null, List.of("-proc:none"), null, sources);
        for (var unit : task.parse()) {
            var components = components(unit);
            new TreeScanner<Void, String>() {
                @Override
                public Void visitClass(ClassTree type, String outside) {
                    return super.visitClass(type, type.getSimpleName().isEmpty() ? outside : type.getSimpleName().toString());
                }

                @Override
                public Void visitMethod(MethodTree method, String type) {
                    var name = method.getName().toString();
                    boolean component = method.getParameters().isEmpty() && !method.getModifiers().getFlags().contains(Modifier.PRIVATE) && components.contains(name);
                    if (isParticiple(name) && !component && !isOperation(method)) {
                        found.add(type + "." + name);
                    }
                    return super.visitMethod(method, type);
                }
            }.scan(unit, "");
        }
        return found;
    }

    /** The names of the components of all records of a file; a sealed interface beside them may demand one of its cases. */
    private static Set<String> components(CompilationUnitTree unit) {
        var names = new HashSet<String>();
        new TreeScanner<Void, Void>() {
            @Override
            public Void visitClass(ClassTree type, Void nothing) {
                if (type.getKind() == Tree.Kind.RECORD) {
                    type.getMembers().stream().flatMap(member -> member instanceof VariableTree part ? Stream.of(part) : Stream.empty())
                            .filter(part -> !part.getModifiers().getFlags().contains(Modifier.STATIC)).forEach(part -> names.add(part.getName().toString()));
                }
                return super.visitClass(type, nothing);
            }
        }.scan(unit, null);
        return names;
    }

    private static boolean isParticiple(String name) {
        return IRREGULAR.contains(name) || REGULAR.matcher(name).matches() && !NO_PARTICIPLES.contains(name);
    }

    /** The name of the method that answers a request is the name of the operation in the description of the API, which stays. */
    private static boolean isOperation(MethodTree method) {
        return method.getModifiers().getAnnotations().stream().map(AnnotationTree::getAnnotationType).anyMatch(type -> type.toString().endsWith("Mapping"));
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(URI address, String text) {
            super(address, JavaFileObject.Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
