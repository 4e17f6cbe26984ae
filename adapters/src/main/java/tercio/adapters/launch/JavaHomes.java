package tercio.adapters.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The places where systems and tools install Java. */
final class JavaHomes {

    private static final String MAC = "Contents/Home";

    private JavaHomes() {}

    static Stream<Path> usual() {
        List<Path> homes = new ArrayList<>();
        for (String variable : List.of("JAVA_HOME", "JDK_HOME")) {
            String home = System.getenv(variable);
            if (home != null && !home.isBlank()) {
                homes.add(Path.of(home));
            }
        }
        for (Path folder : folders()) {
            for (Path inside : contents(folder)) {
                homes.add(inside);
                homes.add(inside.resolve(MAC));
                homes.add(inside.resolve("libexec/openjdk.jdk").resolve(MAC));
            }
        }
        return homes.stream();
    }

    private static List<Path> folders() {
        Path user = Path.of(System.getProperty("user.home"));
        List<Path> folders = new ArrayList<>();
        Path own = Path.of(System.getProperty("java.home"));
        Path beside = own.endsWith(MAC) ? own.getParent().getParent().getParent() : own.getParent();
        if (beside != null) {
            folders.add(beside);
        }
        for (String place : List.of("/usr/lib/jvm", "/usr/lib64/jvm", "/usr/java", "/opt/java", "/opt/jdk", "/opt",
                "/Library/Java/JavaVirtualMachines", "/opt/homebrew/opt", "/usr/local/opt")) {
            folders.add(Path.of(place));
        }
        for (String place : List.of(".sdkman/candidates/java", ".jdks", ".gradle/jdks", ".asdf/installs/java",
                "Library/Java/JavaVirtualMachines")) {
            folders.add(user.resolve(place));
        }
        String programs = System.getenv("ProgramFiles");
        if (programs != null) {
            for (String vendor : List.of("Java", "Eclipse Adoptium", "Microsoft", "Amazon Corretto", "Zulu", "BellSoft")) {
                folders.add(Path.of(programs, vendor));
            }
        }
        return folders;
    }

    private static List<Path> contents(Path folder) {
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.toList();
        } catch (IOException none) {
            return List.of();
        }
    }
}
